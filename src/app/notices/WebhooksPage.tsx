import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOnServer } from '../../http/changeOnServer';
import { readFromServer } from '../../http/readFromServer';
import type { Space } from '../../schema/responses/spaces';
import { DeliveryList, WebhookList, type MadeWebhook, type Webhook } from '../../schema/responses/webhooks';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/controls/Dialog';
import { PageTitle } from '../../ui/controls/PageTitle';
import { announce } from '../../ui/notices/announcer';
import { Badge, LoadFailed } from '../../ui/notices/Notice';
import { SecretNotice } from '../access/SecretNotice';
import { useSpaces } from '../access/spaceAccess';
import { Deliveries } from './Deliveries';
import { NewWebhookForm, formNames } from './NewWebhookForm';
import { eventNames } from './noticeData';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './notices.module.css';

/** The addresses that are called when something happens in a space; its senders add and remove them. */
export function WebhooksPage() {
  const { data, error, refetch } = useSpaces();
  const own = data?.filter(({ role }) => role === 'sender');
  return (
    <>
      <PageTitle title="Webhooks">
        Send messages to Slack, Microsoft Teams or your own program when something happens to a template.
      </PageTitle>
      {error && <LoadFailed title="Couldn’t load your spaces" error={error} onRetry={refetch} />}
      {own?.length === 0 && <p>Only people who can send add webhooks. Ask one of them.</p>}
      <div className={layout.sections}>
        {own?.map((space) => (
          <SpaceWebhooks key={space.name} space={space} />
        ))}
      </div>
    </>
  );
}

function SpaceWebhooks({ space }: { space: Space }) {
  const queries = useQueryClient();
  const address = `/api/v1/spaces/${space.name}`;
  const key = ['webhooks', space.name];
  const [made, setMade] = useState<MadeWebhook>();
  const { data, error } = useQuery({
    queryKey: [...key, 'list'],
    queryFn: () =>
      readFromServer(`${address}/webhooks`, (json) => WebhookList.safeParse(json).data?.webhooks),
    retry: 0,
  });
  const deliveries = useQuery({
    queryKey: [...key, 'deliveries'],
    queryFn: () =>
      readFromServer(`${address}/deliveries`, (json) => DeliveryList.safeParse(json).data?.deliveries),
    // A message is on its way for seconds.
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting' && one.attempts < 2) ? 1000 : 30_000,
    retry: 0,
  });
  const readAgain = () => queries.invalidateQueries({ queryKey: key });

  async function change(method: 'POST' | 'DELETE', below: string, done: string) {
    const result = await changeOnServer(method, `${address}/${below}`);
    announce(result.ok ? done : result.reason);
    await readAgain();
  }
  return (
    <section aria-label={space.label} className={layout.looseStack}>
      <h2>
        <bdi>{space.label}</bdi>
      </h2>
      {error && <p>{error.message}</p>}
      <NewWebhookForm
        space={space}
        onMade={(webhook) => {
          setMade(webhook);
          announce('Webhook added.');
          void readAgain();
        }}
      />
      {made && made.secret !== null && (
        <SecretNotice
          key={made.webhook.id}
          title="Copy the secret now and add it to your program"
          secret={made.secret}
          copyLabel="Copy secret"
          copied="Secret copied"
        >
          It isn’t shown again. Your program uses it to check that messages come from this server.
        </SecretNotice>
      )}
      {data?.length === 0 && <p className={words.soft}>No webhooks yet.</p>}
      <ul className={layout.stack} aria-label={`Webhooks of ${space.label}`}>
        {data?.map((webhook) => (
          <Entry
            key={webhook.id}
            webhook={webhook}
            onTest={() => void change('POST', `webhooks/${webhook.id}/test`, 'Sending the test message.')}
            onRemove={() => void change('DELETE', `webhooks/${webhook.id}`, 'Webhook removed.')}
          />
        ))}
      </ul>
      {deliveries.data && deliveries.data.length > 0 && (
        <Deliveries
          deliveries={deliveries.data}
          webhooks={data ?? []}
          onReplay={(id) => void change('POST', `deliveries/${id}/replay`, 'Sending it again.')}
        />
      )}
    </section>
  );
}

type EntryProps = { webhook: Webhook; onTest: () => void; onRemove: () => void };

function Entry({ webhook, onTest, onRemove }: EntryProps) {
  const { url, events, form, by, hasLeft, isOfSetting, isOn } = webhook;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={`${layout.card} ${styles.entryOfWebhook}`}>
      <p>
        <strong>{url}</strong> {!isOn && <Badge tone="warning">Stopped: the URL no longer exists</Badge>}
      </p>
      <p className={words.soft}>
        {formNames[form]}. {events.map((event) => eventNames[event]).join(' · ')}.{' '}
        {isOfSetting && 'Set up by the administrator.'}
        {by !== null && (
          <>
            Added by <bdi>{by}</bdi>
            {hasLeft && ', who is no longer in this space'}.
          </>
        )}
      </p>
      <div className={layout.row}>
        {isOn && (
          <Button size="small" onClick={onTest} aria-label={`Send a test message to ${url}`}>
            Send a test message
          </Button>
        )}
        {!isOfSetting && (
          <Button size="small" variant="danger" aria-label={`Remove ${url}…`} onClick={() => setAsking(true)}>
            Remove…
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Remove this webhook?"
          action="Remove webhook"
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        >
          Nothing more is sent to it, not even messages that are waiting. This can’t be undone.
        </ConfirmDialog>
      )}
    </li>
  );
}
