import type { ComponentProps, ReactNode } from 'react';
import { valueAt } from '../../lib/path';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import type { StartTextField } from '../start/startFields';
import { useStartForm } from './StartFormContext';

type StartInputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'spellCheck'> & {
  field: StartTextField;
  label: string;
  technicalName: string;
  hint: ReactNode;
  /** Another way to write the value, with a button that does it. */
  offer?: ReactNode;
  required?: boolean;
  /** Draws an input that grows with its text. */
  isLong?: boolean;
};

/** A typed field of the form with its label, hint and error. */
export function StartInput(props: StartInputProps) {
  const { field, label, technicalName, hint, offer, required = false, isLong = false } = props;
  const { type, inputMode, placeholder, spellCheck } = props;
  const attributes = { type, inputMode, placeholder, spellCheck };
  const form = useStartForm();
  const value = useStore(form.state, ({ values }) => String(valueAt(values, field)));
  const error = useStore(form.state, ({ errors }) => errors[field]);
  const bound = {
    name: field,
    value,
    onChange: ({ target }: { target: { value: string } }) => form.change(field, target.value),
    onBlur: () => form.leave(field),
    ref: form.inputRef(field),
  };
  return (
    <Field
      label={label}
      technicalName={technicalName}
      required={required}
      error={error}
      hint={hint}
      offer={offer}
    >
      {(control) =>
        isLong ? <TextArea {...control} {...bound} /> : <TextInput {...control} {...attributes} {...bound} />
      }
    </Field>
  );
}
