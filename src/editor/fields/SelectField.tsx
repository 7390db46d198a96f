import { useMemo, type ReactNode } from 'react';
import { Field } from '../../ui/controls/Field';
import { Select, type Choice } from '../../ui/controls/Input';
import { registerField } from '../model/createTemplateEditor';
import { useEditor, useVisibleIssue } from '../model/EditorContext';
import type { DraftPath } from '../../schema/draft/draft';

type SelectFieldProps<Value extends string> = {
  at: DraftPath;
  label: string;
  choices: readonly Choice<Value>[];
  /** What stands first while nothing is chosen. */
  blank?: string;
  hint?: ReactNode;
  required?: boolean;
  /** A wrong choice is shown at once: a choice is made whole, unlike a text. */
  always?: boolean;
};

/** A registered choice of the draft; the blank one leaves the field out. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { at, label, choices, blank, hint, required = false, always = false } = props;
  const editor = useEditor();
  const error = useVisibleIssue(at, always);
  const registered = useMemo(
    () => registerField(editor, at, { setValueAs: (value: unknown) => (value === '' ? undefined : value) }),
    [editor, at],
  );
  return (
    <Field
      label={label}
      technicalName={at.split('.').slice(-2).join('.')}
      hint={hint}
      error={error}
      required={required}
    >
      {(control) => (
        <Select
          {...control}
          {...registered}
          data-path={at}
          choices={choices}
          {...(blank === undefined ? {} : { blank })}
          onBlur={(event) => {
            void registered.onBlur(event);
            editor.reveal(at);
          }}
        />
      )}
    </Field>
  );
}
