import { withSample } from '../../schema/draft/parameters';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { formatNumber } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/controls/CopyButton';
import { useStore } from 'zustand';
import { runCommand } from '../model/runCommand';
import type { TemplateEditor } from '../model/TemplateEditor';
import type { RowsReport } from './checkRows';
import { FindingLine } from './FindingLine';
import type { BrokenRow } from './rankRows';
import type { RowPhones } from './rowCuts';
import styles from './RowsFile.module.css';
import { linesOf, rowsText, valuesText } from './rowsText';

type RowsResultProps = {
  report: RowsReport;
  editor: TemplateEditor;
  notes: ParameterNotes;
  phones: RowPhones;
  onGoTo: (path: string) => void;
};

/** Rows that are listed at first. */
const FIRST = 10;

/** The rows that break something, worst first. */
export function RowsResult({ report, editor, notes, phones, onGoTo }: RowsResultProps) {
  const { checked, total, broken, worst } = report;
  const isReadOnly = useStore(editor.document.readOnly);

  /** Keeps the values of a row as the longest samples: the phones show them, and checks go on with them. */
  function keep({ row, values }: BrokenRow) {
    runCommand(editor, {
      label: `use row ${row} as the longest values`,
      announcement: `Row ${row} is now the longest values.`,
      apply: (state) =>
        Object.entries(values).reduce(
          (next, [marker, value]) => withSample(next, marker, value, 'longest'),
          state,
        ),
    });
  }
  /** The values of a row, with typical ones for the parameters without a column. */
  const samplesWith = ({ values }: BrokenRow) => ({
    ...samplesOf(notes, 'typical', editor.diagnostics.getState().template),
    ...values,
  });
  if (checked < total)
    return (
      <p className={styles.note}>
        Checked {formatNumber(checked)} of {formatNumber(total)} rows…
      </p>
    );
  if (broken === 0)
    return <p className={styles.fits}>With every row, all texts keep their limits and rules.</p>;
  return (
    <>
      <div className={styles.heading}>
        <h4>
          {formatNumber(broken)} of {formatNumber(total)} rows need a look
        </h4>
        <CopyButton
          label="Copy as text"
          text={() => rowsText(report, notes.names, editor.document.getState().draft.name)}
          copied="Copied the rows that need a look."
        />
      </div>
      <ol className={styles.rows}>
        {worst.slice(0, FIRST).map((found) => (
          <li key={found.row}>
            <p>
              <strong>Row {formatNumber(found.row)}</strong>{' '}
              <span dir="auto" className={styles.note}>
                {valuesText(found, notes.names)}
              </span>
            </p>
            <ul>
              {linesOf(found).map((finding) => (
                <li
                  key={`${finding.id} ${finding.path.join('.')} ${finding.message}`}
                  data-level={finding.level}
                >
                  <FindingLine finding={finding} onGoTo={onGoTo} />
                </li>
              ))}
            </ul>
            <div className={styles.acts}>
              <Button
                size="small"
                aria-pressed={phones.isShown(found.row)}
                onClick={() => phones.show({ row: found.row, samples: samplesWith(found) }, found.cuts?.[0])}
              >
                Show row {formatNumber(found.row)} on the phone
              </Button>
              {!isReadOnly && (
                <Button size="small" onClick={() => keep(found)}>
                  Use row {formatNumber(found.row)} as the longest values
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {broken > FIRST && <p className={styles.note}>These are the worst {FIRST}.</p>}
    </>
  );
}
