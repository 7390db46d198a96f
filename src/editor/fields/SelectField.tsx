import type { ReactNode } from 'react';
import { Field } from '../../ui/controls/Field';
import { Select, type Choice } from '../../ui/controls/Input';
import { useRemarks } from '../model/EditorContext';
import type { DraftPath } from '../state/paths';
import { useField } from './useField';

type SelectFieldProps<Value extends string> = {
  at: DraftPath;
  label: string;
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
  const { at, label, choices, blank, hint, required = false, inline = false } = props;
  const remarks = useRemarks(at);
  const { attach, ...registered } = useField<HTMLSelectElement>(at, { blankIsAbsent: true });
  return (
    <Field
      label={label}
      technicalName={at.split('.').slice(-2).join('.')}
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
