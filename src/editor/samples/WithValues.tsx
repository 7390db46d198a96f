import { useMemo, useState } from 'react';
import { createValueCheck } from '../../advice/withSamples';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { TemplateEditor } from '../model/TemplateEditor';
import { FindingLine } from './FindingLine';
import styles from './WithValues.module.css';

type WithValuesProps = {
  editor: TemplateEditor;
  template: TemplateDraft;
  values: Readonly<Record<string, string>>;
  onGoTo: (path: string) => void;
};

/** What is wrong with these values only: every rule, and every limit. */
export function WithValues({ editor, template, values, onGoTo }: WithValuesProps) {
  const textLimit = editor.diagnostics.textLimit();
  const [now] = useState(() => Date.now());
  const check = useMemo(() => createValueCheck(template, { textLimit, now }), [template, textLimit, now]);
  const found = check(values);
  if (found.length === 0) return <p className={styles.fits}>With these values every text keeps its limit.</p>;
  return (
    <section aria-label="With these values">
      <h3>With these values</h3>
      <ul className={styles.overruns}>
        {found.map((finding) => (
          <li key={`${finding.id} ${finding.path.join('.')} ${finding.message}`}>
            <FindingLine finding={finding} onGoTo={onGoTo} />
          </li>
        ))}
      </ul>
    </section>
  );
}
