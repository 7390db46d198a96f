import { useStore } from 'zustand';
import { CheckList } from '../../editor/check/CheckList';
import { findingsOf, groupDiagnostics } from '../../editor/check/checkGroups';
import { explainAll } from '../../editor/check/explanation';
import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { nameOfPath } from '../../schema/template/templateTree';
import { plural } from '../../schema/values/text';
import { TextButton } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { Notice } from '../../ui/notices/Notice';
import styles from './inspect.module.css';

/** The finding that a failed response is reported as. */
export const REFUSED = 'refused';

type IssuesProps = { editor: TemplateEditor; onGoTo: (path: string) => void };

/** Errors that are shown before the phones. */
const FIRST_ERRORS = 3;

/**
 * The first errors: mostly the answer to the question that was asked. Warnings and tips stay below the phones, as they
 * come later, one after the other, and would move them.
 */
export function FirstErrors({ editor, onGoTo }: IssuesProps) {
  const groups = groupDiagnostics(useStore(editor.diagnostics), { isReadOnly: true, withoutIssues: false });
  const errors = groups
    .filter(({ name }) => name === 'error')
    .flatMap(({ entries }) => entries)
    // The response with which it failed has a notice of its own.
    .filter((entry) => findingsOf(entry)[0]?.id !== REFUSED);
  if (errors.length === 0) return null;
  return (
    <Notice tone="error" title={plural(errors.length, 'error')}>
      <ul className={styles.errors}>
        {errors.slice(0, FIRST_ERRORS).map(({ message, places: [place] }) => (
          <li key={message}>
            {place && place.path.length > 0 && (
              <>
                <TextButton onClick={() => onGoTo(place.path.join('.'))}>{nameOfPath(place.path)}</TextButton>
                :{' '}
              </>
            )}
            {message}
          </li>
        ))}
        {errors.length > FIRST_ERRORS && (
          <li>{`and ${errors.length - FIRST_ERRORS} more, below the phones`}</li>
        )}
      </ul>
    </Notice>
  );
}

/** All that was found about the message, with a copy of it for the person who asked. */
export function Issues({ editor, onGoTo }: IssuesProps) {
  const state = useStore(editor.diagnostics);
  const groups = groupDiagnostics(state, { isReadOnly: true, withoutIssues: false });
  return (
    <section aria-labelledby="linked-issues" className={styles.section}>
      <div className={styles.heading}>
        <h2 id="linked-issues">Issues</h2>
        {groups.length > 0 && (
          <CopyButton
            label="Copy explanation"
            text={() => explainAll(groups)}
            copied="Copied the explanation of all issues"
          />
        )}
      </div>
      <CheckList editor={editor} onGoTo={onGoTo} withoutFixes />
    </section>
  );
}
