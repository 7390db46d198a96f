import { nameOfLanguage } from '../schema/sets/describeSet';
import { memo, useId } from 'react';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { findTranslationIssues } from '../schema/sets/protectedParts';
import type { SetField } from '../schema/sets/setFields';
import type { Translation } from '../schema/draft/set';
import { nameOfPath } from '../schema/template/templateTree';
import { changeSet, withTranslation } from './model/setCommands';
import { TextButton } from '../ui/controls/Button';
import styles from './sets.module.css';

type TranslationCellProps = {
  editor: TemplateEditor;
  field: SetField;
  tag: string;
  translation: Translation | undefined;
  /** It can only be read: the draft is, or the field is the same in all languages. */
  isLocked: boolean;
  /** It was asked for elsewhere on the page. */
  takesFocus: boolean;
};

/** One field in one language: its text, how it stands to the source, and what it has lost of it. A key draws its own cell only. */
export const TranslationCell = memo(function TranslationCell({
  editor,
  field,
  tag,
  translation,
  isLocked,
  takesFocus,
}: TranslationCellProps) {
  const id = useId();
  const { key, path, text: source, meta } = field;
  const text = translation?.text ?? '';
  const name = `${nameOfPath(path)}, ${nameOfLanguage(tag)}`;
  const issues = translation ? findTranslationIssues(source, text) : [];
  const isOutdated = translation !== undefined && translation.source !== source;
  const isTooLong = meta.limit !== undefined && text.length > meta.limit;

  function put(next: Translation | undefined, label = `translate ${name}`) {
    changeSet(editor, { label, merges: true, change: (set) => withTranslation(set, tag, key, next) });
  }
  if (isLocked)
    return (
      <td dir="auto" lang={tag} className={styles.source}>
        {text || source}
      </td>
    );
  return (
    <td className={styles.cell} data-state={stateOf(field, translation)}>
      <textarea
        aria-label={name}
        aria-describedby={`${id}-state`}
        aria-invalid={isTooLong || issues.some(({ level }) => level === 'error')}
        dir="auto"
        lang={tag}
        rows={1}
        value={text}
        placeholder={field.isRead ? 'Missing' : 'As in the source'}
        autoFocus={takesFocus}
        onChange={({ target: { value } }) => put({ text: value, source })}
        onBlur={() => editor.history.sealStep()}
      />
      <div id={`${id}-state`} className={styles.state}>
        {isTooLong && (
          <p className={styles.error}>
            {text.length} of {meta.limit} characters.
          </p>
        )}
        {issues.map(({ level, part, message, fixed }) => (
          <p key={`${part} ${message}`} className={level === 'error' ? styles.error : styles.warning}>
            {message}
            {fixed !== undefined && (
              <TextButton onClick={() => put({ text: fixed, source }, `correct ${name}`)}>
                Correct it
              </TextButton>
            )}
          </p>
        ))}
        {translation && isOutdated && (
          <p className={styles.warning}>
            Outdated: the source was “{translation.source}”.
            <TextButton onClick={() => put({ ...translation, source }, `keep ${name}`)}>
              Still right
            </TextButton>
          </p>
        )}
        {translation?.isMachine && !isOutdated && (
          <p className={styles.warning}>
            Translated by a machine.
            <TextButton onClick={() => put({ text, source }, `accept ${name}`)}>Accept</TextButton>
          </p>
        )}
      </div>
    </td>
  );
});

function stateOf({ isRead, text }: SetField, translation: Translation | undefined): string {
  if (!translation) return isRead ? 'missing' : 'source';
  return translation.source === text ? 'current' : 'outdated';
}
