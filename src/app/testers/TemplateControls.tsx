import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readFromServer } from '../../http/readFromServer';
import { TemplateStatus } from '../../schema/values/enums';
import { z } from '../../schema/values/zod';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { ConfirmDialog } from '../../ui/controls/Dialog';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { controlCurl, sendControl, type Control } from './controls';
import styles from './TestersPage.module.css';
import layout from '../../ui/styles/layout.module.css';

const Templates = z.array(z.looseObject({ name: z.string(), status: z.string() }));
const empty: Control = { method: 'DELETE', path: '/api/platform' };

const statusLabels = {
  pending: 'Approval pending',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
} satisfies Record<TemplateStatus, string>;

/** Moves the status of a template of the embedded platform, and empties the platform. */
export function TemplateControls({ platform: { name: platform, appIds } }: { platform: ConnectedPlatform }) {
  const id = useId();
  const queries = useQueryClient();
  const [appId, setAppId] = useState(appIds[0] ?? '');
  const [chosen, setChosen] = useState<string>();
  const [status, setStatus] = useState<TemplateStatus>('approved');
  const [isEmptying, setEmptying] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ['testers-templates', platform, appId],
    queryFn: () =>
      readFromServer(
        `/api/platforms/${encodeURIComponent(platform)}/v2/rcs/${encodeURIComponent(appId)}/templates`,
        (json) => Templates.safeParse(json).data?.toReversed(),
      ),
    staleTime: 0,
    retry: 0,
  });
  const name = data?.find((template) => template.name === chosen)?.name ?? data?.[0]?.name ?? '';
  const move: Control = {
    method: 'PUT',
    path: `/api/platform/templates/${encodeURIComponent(appId)}/${encodeURIComponent(name || '<name>')}/status`,
    body: { status },
  };

  async function change(control: Control, done: string) {
    const words = await sendControl(control);
    setRefusal(words);
    announce(words ?? done);
    await queries.invalidateQueries({ queryKey: ['testers-templates'] });
  }

  return (
    <section aria-labelledby={id} className={`${layout.card} ${styles.section}`}>
      <h2 id={id}>Templates on the platform</h2>
      {error && <p>{error.message}</p>}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '') void change(move, `Status of ${name}: ${statusLabels[status]}.`);
        }}
      >
        {appIds.length > 1 && (
          <Field label="App ID" required>
            <Select
              choices={appIds.map((value) => ({ value, label: value }))}
              value={appId}
              onChange={({ target }) => setAppId(target.value)}
            />
          </Field>
        )}
        <Field label="Template" required error={refusal}>
          <Select
            choices={(data ?? []).map((template) => ({
              value: template.name,
              label: `${template.name} (${template.status})`,
            }))}
            {...(name === '' ? { blank: 'No templates yet: send one first' } : {})}
            value={name}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
        <Field label="New status" required>
          <Select
            choices={TemplateStatus.options.map((value) => ({ value, label: statusLabels[value] }))}
            value={status}
            onChange={({ target }) => setStatus(TemplateStatus.parse(target.value))}
          />
        </Field>
        <div className={layout.row}>
          <Button type="submit" aria-disabled={name === ''}>
            Set status
          </Button>
          <CopyButton label="Copy cURL" name="to set the status" text={() => controlCurl(move)} />
        </div>
      </form>
      <div className={layout.row}>
        <Button variant="danger" onClick={() => setEmptying(true)}>
          Empty the platform…
        </Button>
        <CopyButton label="Copy cURL" name="to empty the platform" text={() => controlCurl(empty)} />
      </div>
      {isEmptying && (
        <ConfirmDialog
          title="Empty the embedded platform?"
          action="Empty platform"
          onConfirm={() => void change(empty, 'The embedded platform is empty.')}
          onClose={() => setEmptying(false)}
        >
          All templates and verifications on this platform are deleted, for everyone who uses it. Drafts stay.
          This can’t be undone.
        </ConfirmDialog>
      )}
    </section>
  );
}
