import { MAX_EMERGENCY } from '../../schema/responses/reviews';
import { Field } from '../../ui/controls/Field';
import { TextArea } from '../../ui/controls/Input';

type EmergencyReasonProps = { value: string; onChange: (reason: string) => void };

/** The reason with which a sender sends without a review. */
export function EmergencyReason({ value, onChange }: EmergencyReasonProps) {
  return (
    <Field
      label="Send without review, because"
      required
      hint="Only in an emergency. Everyone in the space sees this reason, with your name."
    >
      <TextArea
        dir="auto"
        maxLength={MAX_EMERGENCY}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
