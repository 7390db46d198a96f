import { draftToTemplate } from '../../../schema/draft/draftToTemplate';
import { nameOfPath } from '../../../schema/template/templateTree';
import { findTemplateIssues } from '../../../schema/template/template';
import { plural } from '../../../schema/values/text';
import { Select } from '../../../ui/controls/Input';
import { cardOf } from '../../state/paths';
import type { SheetPartProps } from './SheetChoices';
import { type Meaning, meaningChoices, pictureHosts } from '../sheet/guessMeanings';
import {
  countRows,
  rowTexts,
  takeRows,
  contentRows,
  withMeanings,
  type SheetPlan,
} from '../sheet/sheetEdits';
import words from '../../../ui/styles/words.module.css';
import styles from '../sheet.module.css';

const maxShownIssues = 5;

/** The columns with their meanings, and what would be wrong in the cards. */
export function SheetPreview({ editor, rows, plan, onPlan }: SheetPartProps) {
  const [first = []] = rows;
  const shown = contentRows(rows, plan).slice(0, 10);
  const state = editor.document.getState();
  const { draft } = state;
  const after = takeRows(state, rows, plan).draft;
  const { first: firstMade, made } = countRows(draft, rows, plan);
  const issues = findTemplateIssues(draftToTemplate(after)).filter(({ path }) => {
    const card = cardOf(path.join('.'));
    return card !== undefined && card >= firstMade && card < firstMade + made;
  });
  const hosts = pictureHosts(after);

  function setMeaning(column: number, meaning: Meaning) {
    // A meaning belongs to one column: the one that had it is left out.
    const meanings = plan.meanings.map((each, index) =>
      index === column ? meaning : each === meaning ? 'skip' : each,
    );
    onPlan(withMeanings(rows, meanings, plan));
  }
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label="Rows">
          <thead>
            <tr>
              {first.map((heading, column) => (
                <th key={column} scope="col">
                  <span className={`${words.softNote} ${styles.heading}`} dir="auto">
                    {plan.isHeaded ? heading : `Column ${column + 1}`}
                  </span>
                  <Select<Meaning>
                    aria-label={`Import as: ${plan.isHeaded ? heading : `column ${column + 1}`}`}
                    choices={meaningChoices}
                    value={plan.meanings[column]}
                    onChange={({ target }) => setMeaning(column, target.value as Meaning)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <PreviewRow key={index} row={row} plan={plan} />
            ))}
          </tbody>
        </table>
      </div>
      {hosts.length > 0 && <p className={words.soft}>Pictures come from {hosts.join(', ')}.</p>}
      {issues.length > 0 && (
        <div className={`${words.problem} ${styles.issues}`}>
          <p>Fix {plural(issues.length, 'error')} after the import:</p>
          <ul>
            {issues.slice(0, maxShownIssues).map(({ path, message }) => (
              <li key={path.join('.')}>
                {nameOfPath(path)}: {message}
              </li>
            ))}
            {issues.length > maxShownIssues && <li>and {issues.length - maxShownIssues} more</li>}
          </ul>
        </div>
      )}
    </>
  );
}

/** One row as it will be: each cell under its column, the price where it goes. */
function PreviewRow({ row, plan }: { row: readonly string[]; plan: SheetPlan }) {
  const texts = new Map<Meaning, string>(rowTexts(row, plan));
  return (
    <tr>
      {plan.meanings.map((meaning, column) => (
        <td key={column} data-skip={meaning === 'skip' ? '' : undefined} dir="auto">
          {texts.get(meaning) ?? row[column]}
        </td>
      ))}
    </tr>
  );
}
