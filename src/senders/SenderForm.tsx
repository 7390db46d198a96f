import { type Sender, unnamedSender } from '../library/senders/sender';
import { senderKindNames, senderKinds } from '../schema/draft/sender';
import { Button } from '../ui/controls/Button';
import { Checkbox, Select, TextInput } from '../ui/controls/Input';
import { Field } from '../ui/controls/Field';
import { colorNote } from './colorNote';
import { LogoField } from './LogoField';
import layout from '../ui/styles/layout.module.css';
import styles from './SenderForm.module.css';

/** The colour field starts here while there is no brand colour. */
const initialColor = '#2450a6';

const kindChoices = senderKinds.map((value) => ({ value, label: senderKindNames[value] }));

type SenderFormProps = {
  sender: Sender;
  /** Receives the whole sender after each change. */
  onChange: (next: Sender) => void;
};

type FormProps = SenderFormProps & {
  /** Focuses the name. */
  isNew: boolean;
};

/** The fields of one sender. Applies each change at once. */
export function SenderForm({ sender, onChange, isNew }: FormProps) {
  return (
    <div className={layout.stack}>
      <Field label="Name" required hint={`Without one the phone shows “${unnamedSender}”.`}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus={isNew}
            value={sender.name}
            onChange={({ target }) => onChange({ ...sender, name: target.value })}
          />
        )}
      </Field>
      <LogoField sender={sender} onChange={onChange} />
      <ColorField sender={sender} onChange={onChange} />
      <Checkbox
        label="Verified"
        hint="A check mark stands beside the name."
        checked={sender.verified}
        onChange={({ target }) => onChange({ ...sender, verified: target.checked })}
      />
      <Field
        label="Messages"
        hint="As your operator has registered this sender. Promotions get “Unsubscribe” on Android."
      >
        {(control) => (
          <Select
            {...control}
            blank="Not known"
            choices={kindChoices}
            value={sender.kind}
            onChange={({ target }) => {
              const { kind: _, ...rest } = sender;
              const kind = senderKinds.find((each) => each === target.value);
              onChange(kind ? { ...rest, kind } : rest);
            }}
          />
        )}
      </Field>
    </div>
  );
}

function ColorField({ sender, onChange }: SenderFormProps) {
  const { color, ...withoutColor } = sender;
  return (
    <Field label="Brand colour" hint={colorNote(color)}>
      {(control) => (
        <div className={styles.color}>
          <input
            {...control}
            type="color"
            className={styles.swatch}
            value={color ?? initialColor}
            onChange={({ target }) => onChange({ ...sender, color: target.value })}
          />
          {color === undefined ? <span>None chosen</span> : <code>{color}</code>}
          {color !== undefined && (
            <Button size="small" look="quiet" onClick={() => onChange(withoutColor)}>
              Use none
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
