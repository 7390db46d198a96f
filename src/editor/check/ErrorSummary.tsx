import { useStore } from 'zustand';
import { useId } from 'react';
import type { TemplateEditor } from '../model/TemplateEditor';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { OfferFix } from '../offers/OfferFix';
import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = { editor: TemplateEditor; onGoTo: (path: string) => void; onFixed: () => void };

/** All issues in document order, each with a link to its field. Shown once sending was tried. */
export function ErrorSummary({ editor, onGoTo, onFixed }: ErrorSummaryProps) {
  const { issues, allRevealed } = useStore(editor.diagnostics);
  const id = useId();
  if (!allRevealed || issues.length === 0) return null;
  return (
    <section
      ref={(element) => (element ? editor.focus.register('', element, 'errors') : undefined)}
      className={styles.summary}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <h3 id={id}>
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
              <OfferFix editor={editor} path={path} onFixed={onFixed} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
