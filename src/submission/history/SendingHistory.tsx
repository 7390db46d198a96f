import { useState } from 'react';
import { isRecord } from '../../lib/values';
import type { SendingRecord, StatusByHand } from '../../schema/draft/draft';
import { decisiveSending, statusOfSending } from '../../schema/draft/sendings';
import { Button } from '../../ui/controls/Button';
import { CodeDetails } from '../../ui/notices/details';
import { formatMoment, dayAt } from '../../ui/time/time';
import { describeStatusByHand, SendingBadge, templateStatusLabel } from '../outcome/StatusBadge';
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

type SendingHistoryProps = {
  sendings: readonly SendingRecord[];
  onStatusByHand: (byHand: StatusByHand | undefined) => void;
};

/** Every sending of this draft, the newest first: time, destination, answer, and the exact body. */
export function SendingHistory({ sendings, onStatusByHand }: SendingHistoryProps) {
  const connection = useConnection();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  if (sendings.length === 0) return null;
  const decisive = decisiveSending(sendings);
  return (
    <section aria-labelledby="sendings" className={layout.tightStack}>
      <h3 id="sendings">Sent from this draft</h3>
      <ol className={styles.list}>
        {sendings.toReversed().map((sending) => (
          <li key={`${sending.at} ${sending.summary}`} className={styles.sending}>
            <div className={styles.top}>
              <time dateTime={new Date(sending.at).toISOString()}>{formatMoment(sending.at)}</time>
              <SendingBadge sending={sending} />
            </div>
            {isRecord(sending.payload) && typeof sending.payload.name === 'string' && (
              <code>{sending.payload.name}</code>
            )}
            <p className={styles.where}>
              To <Where sending={sending} connection={connection.data} />, sign-in code {sending.appId}
            </p>
            <p className={styles.summary}>{sending.summary}</p>
            {sending.byHand && (
              <p className={styles.where}>
                Status {describeStatusByHand(sending.byHand)}
                {sending.status && <>; the platform had answered {sending.status}</>}
              </p>
            )}
            {sending === decisive &&
              (connection.isPending ? sending.byHand : canSetStatus(sending, connection.data)) && (
                <Button size="small" className={styles.set} onClick={() => setIsDialogOpen(true)}>
                  {sending.byHand ? 'Change the status' : 'Set the status'}
                </Button>
              )}
            <CodeDetails
              summary="What was sent"
              copyLabel="Copy the JSON"
              text={JSON.stringify(sending.payload, undefined, 2) ?? ''}
            />
          </li>
        ))}
      </ol>
      {isDialogOpen && decisive && (
        <StatusByHandDialog
          sending={decisive}
          onSet={onStatusByHand}
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

type StatusByHandDialogProps = {
  sending: SendingRecord;
  /** Undefined removes the status that was set by hand. */
  onSet: (byHand: StatusByHand | undefined) => void;
  onClose: () => void;
};

/** Records the operator's later answer by hand, where the platform cannot be asked. */
export function StatusByHandDialog({ sending, onSet, onClose }: StatusByHandDialogProps) {
  const [today] = useState(() => dayAt(Date.now()));
  const [status, setStatus] = useState<TemplateStatus>(statusOfSending(sending) ?? 'approved');
  const [on, setOn] = useState(sending.byHand?.on ?? today);
  const problem = problemOf(on, dayAt(sending.at), today);
  // The same status needs a second entry only with another date.
  const isKnown = status === statusOfSending(sending) && (!sending.byHand || on === sending.byHand.on);
  return (
    <Dialog
      title="Set the status"
      onClose={(value) => {
        onClose();
        if (value === 'set' && !problem) onSet({ status, on, setAt: Date.now() });
        if (value === 'remove') onSet(undefined);
      }}
      actions={
        <>
          {sending.byHand && (
            <Button type="submit" value="remove" look="quiet">
              Take back what was set
            </Button>
          )}
          <Button type="submit">Cancel</Button>
          <Button type="submit" value="set" look="primary" disabled={problem !== undefined || isKnown}>
            Set the status
          </Button>
        </>
      }
    >
      <p>
        This platform cannot be asked how a template stands. Note here what the operator told you.{' '}
        {sending.status && <>When it was sent, the answer was “{templateStatusLabel(sending.status)}”.</>}
      </p>
      <Segments<TemplateStatus>
        legend="Status"
        choices={TemplateStatus.options.map((value) => ({ value, label: templateStatusLabel(value) }))}
        value={status}
        onChange={setStatus}
      />
      <Field label="Date of the answer" required error={problem}>
        {(control) => (
          <TextInput {...control} type="date" value={on} onChange={({ target }) => setOn(target.value)} />
        )}
      </Field>
    </Dialog>
  );
}

function problemOf(on: string, sentOn: string, today: string): string | undefined {
  if (on === '') return 'Choose the date of the answer.';
  if (on > today) return 'The date of the answer lies in the future. Choose today or an earlier day.';
  if (on < sentOn) return 'The date of the answer lies before the template was sent. Choose a later day.';
  return undefined;
}
