import { plural } from '../schema/values/text';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { nameOfPath } from '../schema/template/templateTree';
import { findDifferences } from '../preview/evidence/differences';
import { parsePath } from '../schema/values/issues';
import { useStore } from 'zustand';
import { Disclosure } from '../ui/controls/Disclosure';
import { TextButton } from '../ui/controls/Button';
import { Why } from '../ui/notices/details';
import styles from './PhonePane.module.css';

type DifferenceListProps = { editor: TemplateEditor; onGoTo: (path: string) => void };

/** The differences between the two phones for the open template, each with its source. */
export function DifferenceList({ editor, onGoTo }: DifferenceListProps) {
  const template = useStore(editor.diagnostics, (state) => state.template);
  const differences = findDifferences(template);
  const summary =
    differences.length === 0
      ? 'No known differences between the phones'
      : `${plural(differences.length, 'difference')} between the phones`;
  return (
    <Disclosure className={styles.exact} summary={summary}>
      {() => (
        <ol className={styles.differences}>
          {differences.map(({ id, message, paths, source, date, confidence }) => (
            <li key={id}>
              <p>{message}</p>
              <ul className={styles.places}>
                {paths.map((path) => (
                  <li key={path}>
                    <TextButton onClick={() => onGoTo(path)}>{nameOfPath(parsePath(path))}</TextButton>
                  </li>
                ))}
              </ul>
              <Why source={source} date={date} confidence={confidence} />
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}
