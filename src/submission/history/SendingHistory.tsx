import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from '../../schema/values/zod';
import { isRecord } from '../../lib/values';
import type { SendingRecord, ManualStatus } from '../../schema/draft/draft';
import { decisiveSending, statusOfSending } from '../../schema/draft/sendings';
import { Button } from '../../ui/controls/Button';
import { CodeDetails } from '../../ui/notices/details';
import { formatMoment, dayAt } from '../../ui/time/time';
import { describeManualStatus, SendingBadge, templateStatusLabel } from '../outcome/StatusBadge';
import type { Connection } from '../../schema/responses/connection';
import { useConnection, platformOf, canSetStatus } from '../connection/connection';
import { PlatformBadge } from '../connection/Destination';
import layout from '../../ui/styles/layout.module.css';
import styles from '../submission.module.css';
import { TemplateStatus } from '../../schema/values/enums';
import { Dialog } from '../../ui/controls/Dialog';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import words from '../../ui/styles/words.module.css';

type SendingHistoryProps = {
  sendings: readonly SendingRecord[];
  /** Absent for a person who may only read. */
  onManualStatus?: (byHand: ManualStatus | undefined) => void;
};

/** Every sending of this draft, the newest first: time, destination, answer, and the exact body. */
export function SendingHistory({ sendings, onManualStatus }: SendingHistoryProps) {
  const connection = useConnection();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  if (sendings.length === 0) return null;
  const decisive = decisiveSending(sendings);
  return (
    <section aria-labelledby="sendings" className={layout.tightStack}>
      <h3 id="sendings">Sent from this draft</h3>
      <ol className={layout.card}>
        {sendings.toReversed().map((sending) => (
          <li key={`${sending.at} ${sending.summary}`} className={styles.sending}>
            <div className={styles.top}>
              <time dateTime={new Date(sending.at).toISOString()}>{formatMoment(sending.at)}</time>
              <SendingBadge sending={sending} />
            </div>
            {isRecord(sending.payload) && typeof sending.payload.name === 'string' && (
              <code>{sending.payload.name}</code>
            )}
            <p className={words.note}>
              To <Where sending={sending} connection={connection.data} />, app ID {sending.appId}
              {sending.by !== undefined && (
                <>
                  , by <bdi>{sending.by}</bdi>
                </>
              )}
            </p>
            {sending.noticedAt !== undefined && sending.status && (
              <p>
                {templateStatusLabel(sending.status)}, noticed {formatMoment(sending.noticedAt)}
              </p>
            )}
            <p className={styles.summary}>
              {sending.noticedAt !== undefined && 'When it was sent: '}
              {sending.summary}
            </p>
            {sending.byHand && (
              <p className={words.note}>
                Status {describeManualStatus(sending.byHand)}
                {sending.status && <>; the platform said “{templateStatusLabel(sending.status)}”</>}
              </p>
            )}
            {sending === decisive &&
              onManualStatus &&
              (connection.isPending ? sending.byHand : canSetStatus(sending, connection.data)) && (
                <Button size="small" className={styles.set} onClick={() => setIsDialogOpen(true)}>
                  {sending.byHand ? 'Change status' : 'Set status manually'}
                </Button>
              )}
            <CodeDetails
              summary="What was sent"
              copyLabel="Copy request"
              text={JSON.stringify(sending.payload, undefined, 2) ?? ''}
            />
          </li>
        ))}
      </ol>
      {isDialogOpen && decisive && onManualStatus && (
        <ManualStatusDialog
          sending={decisive}
          onSet={onManualStatus}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </section>
  );
}

/** The label of the platform; its address where this server is not connected to it any more. */
function Where({ sending, connection }: { sending: SendingRecord; connection: Connection | undefined }) {
  const platform = platformOf(connection, sending);
  if (platform) return <PlatformBadge platform={platform} />;
  return sending.platform === 'embedded' ? 'the embedded platform' : sending.platform;
}

type ManualStatusDialogProps = {
  sending: SendingRecord;
  /** Undefined removes the manual status. */
  onSet: (byHand: ManualStatus | undefined) => void;
  onClose: () => void;
};

/** Records the operator's later answer, where the platform cannot be asked. */
export function ManualStatusDialog({ sending, onSet, onClose }: ManualStatusDialogProps) {
  const [today] = useState(() => dayAt(Date.now()));
  const { control, register, setValue, formState } = useForm({
    defaultValues: {
      status: statusOfSending(sending) ?? ('approved' satisfies TemplateStatus),
      on: sending.byHand?.on ?? today,
    },
    resolver: zodResolver(manualStatus(dayAt(sending.at), today)),
    mode: 'onChange',
  });
  const { status, on } = useWatch({ control }) as { status: TemplateStatus; on: string };
  const problem = formState.errors.on?.message;
  // The same status needs a second entry only with another date.
  const isKnown = status === statusOfSending(sending) && (!sending.byHand || on === sending.byHand.on);
  return (
    <Dialog
      title="Set status"
      onClose={(value) => {
        onClose();
        if (value === 'set' && !problem) onSet({ status, on, setAt: Date.now() });
        if (value === 'remove') onSet(undefined);
      }}
      actions={
        <>
          {sending.byHand && (
            <Button type="submit" value="remove" variant="quiet">
              Remove manual status
            </Button>
          )}
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="set" variant="primary" disabled={problem !== undefined || isKnown}>
            Set status
          </Button>
        </>
      }
    >
      <p>
        This platform doesn’t report a status. Enter what the operator told you.{' '}
        {sending.status && <>The response on sending was “{templateStatusLabel(sending.status)}”.</>}
      </p>
      <Segments<TemplateStatus>
        legend="Status"
        choices={TemplateStatus.options.map((value) => ({ value, label: templateStatusLabel(value) }))}
        value={status}
        onChange={(next) => setValue('status', next)}
      />
      <Field label="Date of the response" required error={problem}>
        <TextInput {...register('on')} type="date" />
      </Field>
    </Dialog>
  );
}

/** A status with the day of its answer: from the day of the sending until today. */
const manualStatus = (sentOn: string, today: string) =>
  z.object({
    status: TemplateStatus,
    on: z.string().check(
      z.minLength(1, { error: 'Choose the date of the response.', abort: true }),
      z.refine((day) => day <= today, {
        error: 'The date is in the future. Choose today or an earlier day.',
        abort: true,
      }),
      z.refine((day) => day >= sentOn, {
        error: 'The date is before the template was sent. Choose a later day.',
      }),
    ),
  });
