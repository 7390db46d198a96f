import type { ComponentProps, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Field } from '../../ui/controls/Field';
import { TextArea, TextInput } from '../../ui/controls/Input';
import { labelOf, type StartForm, type StartTextField } from '../start/startForm';
import { useStartFields } from './useStartForm';

type StartInputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'spellCheck'> & {
  field: StartTextField;
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
  const { field, technicalName, hint, offer, required = false, isLong = false, ...attributes } = props;
  const { register, getFieldState } = useStartFields();
  const state = useFormState<StartForm>({ name: field, exact: true });
  const Control = isLong ? TextArea : TextInput;
  return (
    <Field
      label={labelOf(field)}
      technicalName={technicalName}
      required={required}
      error={getFieldState(field, state).error?.message}
      hint={hint}
      offer={offer}
    >
      {(control) => <Control {...control} {...attributes} {...register(field)} />}
    </Field>
  );
}
