import { useMemo } from 'react';
import { limits } from '../schema/limits';
import { suggestName } from '../schema/suggestName';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/Input';
import { Counter, limitWords } from './Counter';
import { setDraftValue } from './createTemplateEditor';
import { useDraftText, useEditor, useShownIssue } from './EditorContext';
import styles from './NameField.module.css';

/** The template's name, with a legal one offered beside what was typed: it is never changed without a click. */
export function NameField() {
  const editor = useEditor();
  const value = useDraftText('name');
  const error = useShownIssue('name');
  const registered = useMemo(() => editor.form.register('name'), [editor]);
  const suggested = suggestName(value);
  return (
    <Field
      label="Template name"
      technicalName="name"
      required
      hint="Lowercase letters, digits and underscores. Each name can be used once."
      error={error}
      aside={<Counter text={value} max={limits.name} />}
      asideWords={limitWords(limits.name)}
      tools={
        suggested !== '' &&
        suggested !== value && (
          <button
            type="button"
            className={styles['use']}
            onClick={() => setDraftValue(editor, 'name', suggested)}
          >
            Use “{suggested}”
          </button>
        )
      }
    >
      {(control) => (
        <TextInput
          {...control}
          {...registered}
          data-path="name"
          spellCheck={false}
          autoCapitalize="off"
          placeholder="order_shipped"
          onBlur={(event) => {
            void registered.onBlur(event);
            editor.reveal('name');
          }}
        />
      )}
    </Field>
  );
}
