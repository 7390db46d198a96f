import { Field } from '../../ui/controls/Field';
import { Select, type Choice } from '../../ui/controls/Input';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** One of a few choices, with its label. */
export function ChoiceField<Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: ChoiceFieldProps<Value>) {
  return (
    <Field label={label} required>
      {({ id }) => (
        <Select
          id={id}
          choices={choices}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen) onChoose(chosen.value);
          }}
        />
      )}
    </Field>
  );
}
