import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeOnServer } from '../../http/changeOnServer';
import { NoticeEvent } from '../../schema/responses/notices';
import type { Space } from '../../schema/responses/spaces';
import { MadeWebhook, WebhookForm, type NewWebhook } from '../../schema/responses/webhooks';
import { z } from '../../schema/values/zod';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Checkbox, Select, TextInput } from '../../ui/controls/Input';
import { eventNames } from './noticeData';
import access from '../access/Access.module.css';
import { FormProblem } from '../../ui/notices/Notice';
import layout from '../../ui/styles/layout.module.css';

export const formNames = {
  standard: 'Your own program',
  slack: 'Slack',
  teams: 'Microsoft Teams',
} satisfies Record<WebhookForm, string>;

const Values = z.object({
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(2048, 'Use a URL of at most 2,048 characters.'),
      z.regex(/^https:\/\/[^\s/@]+\.[^\s/@]+/, 'Enter a URL that begins with https://.'),
    ),
  form: WebhookForm,
  events: z.array(NoticeEvent).check(z.minLength(1, 'Choose at least one event.')),
});

/** What an address is for, by its host. */
function formOf(url: string): WebhookForm | undefined {
  if (/^https:\/\/hooks\.slack(?:-gov)?\.com\//.test(url)) return 'slack';
  return /^https:\/\/[^/]+\.(?:webhook\.office\.com|logic\.azure\.com|powerplatform\.com)[:/]/.test(url)
    ? 'teams'
    : undefined;
}

type NewWebhookFormProps = { space: Space; onMade: (made: MadeWebhook) => void };

/** Adds a webhook to a space: the address, what it gets, and about what. */
export function NewWebhookForm({ space, onMade }: NewWebhookFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: {
      url: '',
      form: 'standard' as WebhookForm,
      events: ['review.requested', 'review.decided', 'template.status_changed'] as NoticeEvent[],
    },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body: NewWebhook) => {
    const result = await changeOnServer('POST', `/api/v1/spaces/${space.name}/webhooks`, body);
    const made = result.ok ? MadeWebhook.safeParse(result.json).data : undefined;
    if (made === undefined) {
      setError('root', { message: result.ok ? 'The server’s response can’t be read.' : result.reason });
      return;
    }
    reset();
    setOpen(false);
    onMade(made);
  });
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Add a webhook</Button>
      </div>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className={layout.stack}
      aria-label={`Add a webhook to ${space.label}`}
    >
      <div className={access.fields}>
        <Field
          label="Webhook URL"
          required
          hint="Copy it from Slack (“Incoming Webhooks”), Teams (“Workflows”) or your program."
          error={errors.url?.message}
        >
          <TextInput
            autoFocus
            inputMode="url"
            {...register('url', {
              onChange: ({ target }: { target: HTMLInputElement }) => {
                const form = formOf(target.value);
                if (form) setValue('form', form);
              },
            })}
          />
        </Field>
        <Field label="Send to" required>
          <Select
            {...register('form')}
            choices={WebhookForm.options.map((value) => ({ value, label: formNames[value] }))}
          />
        </Field>
      </div>
      <fieldset className={layout.tightStack}>
        <legend>Send a message when</legend>
        {NoticeEvent.options.map((event) => (
          <Checkbox key={event} label={eventNames[event]} value={event} {...register('events')} />
        ))}
        <FormProblem text={errors.events?.message} />
      </fieldset>
      <div className={layout.row}>
        <Button type="submit" variant="primary" aria-disabled={isSubmitting}>
          Add webhook
        </Button>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
        <FormProblem text={errors.root?.message} />
      </div>
    </form>
  );
}
