import { useState } from 'react';
import type { SendingRecord, StatusByHand } from '../../schema/draft/draft';
import { TemplateStatus } from '../../schema/values/enums';
import { statusOfSending } from '../../schema/draft/sendings';
import { Button } from '../../ui/controls/Button';
import { dayAt } from '../../ui/time/time';
import { Dialog } from '../../ui/controls/Dialog';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import { templateStatusLabel } from '../outcome/templateStatusLooks';

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
