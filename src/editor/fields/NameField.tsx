import { limits } from '../../schema/values/limits';
import { suggestName } from '../../schema/draft/suggestName';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { Counter, describeLimit } from './Counter';
import { setDraftValue } from './setDraftValue';
import { useDraftText, useEditor, useVisibleAdvice, useVisibleIssue } from '../model/EditorContext';
import styles from './NameField.module.css';
import { useField } from './useField';

/** The template's name. Beside an invalid name it offers a valid one, which only a click applies. */
export function NameField() {
  const editor = useEditor();
  const value = useDraftText('name');
  const error = useVisibleIssue('name');
  const warning = useVisibleAdvice('name');
  const { attach, ...registered } = useField<HTMLInputElement>('name');
  const suggested = suggestName(value);
  return (
    <Field
      label="Template name"
      technicalName="name"
      required
      hint="Lowercase letters, digits and underscores. Each name can be used once."
      error={error}
      warning={warning}
      trailing={<Counter text={value} max={limits.name} />}
      trailingDescription={describeLimit(limits.name)}
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
          ref={attach}
          data-path="name"
          spellCheck={false}
          autoCapitalize="off"
          placeholder="order_shipped"
        />
      )}
    </Field>
  );
}
