import type { TemplateEditor } from '../../editor/model/TemplateEditor';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { useStore } from 'zustand';
import styles from './SpecSheetParts.module.css';

const levelNames = { error: 'Error', warning: 'Warning', hint: 'Hint' } as const;

/** The errors and the advice about the template of a spec sheet, and what was not checked. */
export function SheetFindings({ editor }: { editor: Pick<TemplateEditor, 'diagnostics'> }) {
  const { issues, advice, unchecked } = useStore(editor.diagnostics);
  const findings = [...issues.map((issue) => ({ ...issue, level: 'error' as const })), ...advice];
  return (
    <section className={styles.part}>
      <h2>Findings</h2>
      {findings.length === 0 ? (
        <p>No errors, no warnings, no hints.</p>
      ) : (
        <dl className={styles.fields}>
          {findings.map(({ level, path, message }) => (
            <div key={`${level} ${path.join('.')} ${message}`}>
              <dt>
                {levelNames[level]}: {nameOfPath(path)}
              </dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      )}
      {unchecked.map((sentence) => (
        <p key={sentence} className={styles.count}>
          {sentence}
        </p>
      ))}
    </section>
  );
}
