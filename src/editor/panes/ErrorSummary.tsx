import type { Ref } from 'react';
import { useStore } from '../../ui/useStore';
import type { TemplateEditorModel } from '../model/createTemplateEditor';
import { nameOfPath } from '../../schema/template/nameOfPath';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  ref?: Ref<HTMLElement>;
  editor: TemplateEditorModel;
  onGoTo: (path: string) => void;
};

/** What stands in the way of sending, in document order, each a way to its field. Shown once a sending was tried. */
export function ErrorSummary({ ref, editor, onGoTo }: ErrorSummaryProps) {
  const { issues, allRevealed } = useStore(editor.board, (board) => board);
  if (!allRevealed || issues.length === 0) return null;
  return (
    <section ref={ref} className={styles['summary']} tabIndex={-1} aria-labelledby="error-summary-title">
      <h3 id="error-summary-title">
        {issues.length === 1
          ? 'One thing to mend before sending'
          : `${issues.length} things to mend before sending`}
      </h3>
      <ol>
        {issues.map(({ path, message }) => {
          const place = path.join('.');
          return (
            <li key={`${place} ${message}`}>
              <button type="button" onClick={() => onGoTo(place)}>
                <span>{nameOfPath(path)}</span>
                <span>{message}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
