import { type Sender, unnamedSender } from '../library/senders/sender';
import { senderKindNames, senderKinds } from '../schema/draft/sender';
import { Button } from '../ui/controls/Button';
import { Checkbox, Select, TextInput } from '../ui/controls/Input';
import { Field } from '../ui/controls/Field';
import { LogoField } from './LogoField';
import layout from '../ui/styles/layout.module.css';
import styles from './senders.module.css';
import { actionColor, cardGround } from '../preview/android/skin/skinProperties';
import { contrast, minBrandContrast } from '../preview/model/agent';

/** The colour field starts here while there is no brand colour. */
const initialColor = '#2450a6';

const kindChoices = senderKinds.map((value) => ({ value, label: senderKindNames[value] }));

type SenderFormProps = {
  sender: Sender;
  /** Receives the whole sender after each change. */
  onChange: (next: Sender) => void;
};

/** The fields of one sender. Applies each change at once. `isNew`: focuses the name. */
export function SenderForm({ sender, onChange, isNew }: SenderFormProps & { isNew: boolean }) {
  return (
    <div className={layout.stack}>
      <Field label="Name" required hint={`If empty, the preview shows “${unnamedSender}”.`}>
        <TextInput
          autoFocus={isNew}
          value={sender.name}
          onChange={({ target }) => onChange({ ...sender, name: target.value })}
        />
      </Field>
      <LogoField sender={sender} onChange={onChange} />
      <ColorField sender={sender} onChange={onChange} />
      <Checkbox
        label="Verified"
        hint="Shows a check mark next to the name."
        checked={sender.verified}
        onChange={({ target }) => onChange({ ...sender, verified: target.checked })}
      />
      <Field
        label="Kind of messages"
        hint="As registered with your operator. Promotions show “Unsubscribe” on Android."
      >
        <Select
          blank="Not sure"
          choices={kindChoices}
          value={sender.kind}
          onChange={({ target }) => {
            const { kind: _, ...rest } = sender;
            const kind = senderKinds.find((each) => each === target.value);
            onChange(kind ? { ...rest, kind } : rest);
          }}
        />
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
            data-unset={color === undefined ? '' : undefined}
            value={color ?? initialColor}
            onChange={({ target }) => onChange({ ...sender, color: target.value })}
          />
          {color === undefined ? <span>Not set</span> : <code>{color}</code>}
          {color !== undefined && (
            <Button size="small" variant="quiet" onClick={() => onChange(withoutColor)}>
              Remove
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

/** Round down: 4.49 must not read as 4.5. */
const ratioText = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** What Google asks for, and what the drawn phone does with the colour in each theme. */
export function colorNote(color: string | undefined): string {
  const onWhite = color === undefined ? undefined : contrast(color, '#ffffff');
  if (color === undefined || onWhite === undefined) return 'If not set, phones use their own colour.';
  const refused = (['light', 'dark'] as const).filter((theme) => actionColor(color, theme) !== color);
  const drawn = {
    0: 'Phones show it in both themes.',
    1: `In the ${refused[0]} theme phones use their own colour, because the contrast is ${ratioText(contrast(color, cardGround[refused[0] ?? 'light']) ?? 1)}.`,
    2: 'Phones use their own colour instead.',
  }[refused.length as 0 | 1 | 2];
  return `Contrast on white ${ratioText(onWhite)} (Google asks for ${minBrandContrast}:1). ${drawn}`;
}
