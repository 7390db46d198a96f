import { useMemo } from 'react';
import { limits } from '../../schema/values/limits';
import { suggestName } from '../../schema/draft/suggestName';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { Counter, describeLimit } from './Counter';
import { setDraftValue } from '../model/createTemplateEditor';
import { useDraftText, useEditor, useVisibleIssue } from '../model/EditorContext';
import styles from './NameField.module.css';

/** The template's name, with a legal one offered beside what was typed: it is never changed without a click. */
export function NameField() {
  const editor = useEditor();
  const value = useDraftText('name');
  const error = useVisibleIssue('name');
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
      asideDescription={describeLimit(limits.name)}
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
