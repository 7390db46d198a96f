import type { ReactNode } from 'react';
import { Field } from '../../ui/controls/Field';
import { Select, type Choice } from '../../ui/controls/Input';
import type { DraftPath } from '../state/paths';
import { fieldFacts } from './fieldFacts';
import { useField, useRemarks } from './templateForm';

type SelectFieldProps<Value extends string> = {
  at: DraftPath;
  choices: readonly Choice<Value>[];
  /** The first choice, which removes the field. */
  blank?: string;
  hint?: ReactNode;
  required?: boolean;
  /** Puts the label beside the choice, in one low line. */
  inline?: boolean;
};

/** A choice of the draft with its label and messages. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { at, choices, blank, hint, required = false, inline = false } = props;
  const { label, technicalName } = fieldFacts(at);
  const remarks = useRemarks(at);
  const { attach, ...registered } = useField<HTMLSelectElement>(at, {
    absent: blank === undefined ? choices[0]?.value : '',
  });
  return (
    <Field
      label={label}
      technicalName={technicalName}
      hint={hint}
      {...remarks}
      required={required}
      inline={inline}
    >
      {(control) => (
        <Select
          {...control}
          {...registered}
          ref={attach}
          data-path={at}
          choices={choices}
          {...(blank === undefined ? {} : { blank })}
        />
      )}
    </Field>
  );
}
