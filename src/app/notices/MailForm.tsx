import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { changeOnServer } from '../../http/changeOnServer';
import { readFromServer } from '../../http/readFromServer';
import { MailPace, Mailbox, NoticeEvent } from '../../schema/responses/notices';
import { z } from '../../schema/values/zod';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Checkbox, Select } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { eventNames } from './noticeData';
import { LoadFailed } from '../../ui/notices/Notice';
import layout from '../../ui/styles/layout.module.css';
import styles from './notices.module.css';
import words from '../../ui/styles/words.module.css';

const key = ['mailbox'] as const;

const paces = {
  soon: 'A few minutes later, several in one e-mail',
  daily: 'At most once a day',
  never: 'Never',
} satisfies Record<MailPace, string>;

/** When and about what a person gets e-mail. */
export function MailForm() {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => readFromServer('/api/v1/notices/mail', (json) => Mailbox.safeParse(json).data),
    retry: 0,
  });
  return (
    <section aria-labelledby="mail" className={layout.stack}>
      <h2 id="mail">E-mail</h2>
      {error && <LoadFailed title="Couldn’t load your choices" error={error} onRetry={refetch} />}
      {data && !data.isSending && (
        <p className={words.soft}>This server sends no e-mail. Its administrator can set that up.</p>
      )}
      {data?.isSending && data.address === null && (
        <p className={words.soft}>
          Your sign-in doesn’t tell your e-mail address, so you get none. What is new is in this inbox.
        </p>
      )}
      {data?.isSending && data.address !== null && <Choices mailbox={data} address={data.address} />}
    </section>
  );
}

const MailFormValues = z.object({ pace: MailPace, about: z.array(NoticeEvent) });

function Choices({ mailbox, address }: { mailbox: Mailbox; address: string }) {
  const queries = useQueryClient();
  const { pace, without } = mailbox;
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(MailFormValues),
    values: { pace, about: NoticeEvent.options.filter((event) => !without.includes(event)) },
  });
  const chosenPace = useWatch({ control, name: 'pace' });
  const submit = handleSubmit(async (chosen) => {
    const body = {
      pace: chosen.pace,
      without: NoticeEvent.options.filter((event) => !chosen.about.includes(event)),
    };
    const result = await changeOnServer('PUT', '/api/v1/notices/mail', body);
    announce(result.ok ? 'Saved.' : result.reason);
    await queries.invalidateQueries({ queryKey: key });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className={`${layout.stack} ${styles.form}`}
      aria-label="E-mail"
    >
      <p className={words.soft}>
        E-mail goes to <bdi>{address}</bdi>. What you have read here is left out.
      </p>
      <Field label="How often" required>
        <Select
          {...register('pace')}
          choices={MailPace.options.map((value) => ({ value, label: paces[value] }))}
        />
      </Field>
      {chosenPace !== 'never' && (
        <fieldset className={layout.tightStack}>
          <legend>About</legend>
          {NoticeEvent.options.map((event) => (
            <Checkbox key={event} label={eventNames[event]} value={event} {...register('about')} />
          ))}
        </fieldset>
      )}
      <div>
        <Button type="submit" variant="primary" aria-disabled={formState.isSubmitting}>
          Save
        </Button>
      </div>
    </form>
  );
}
