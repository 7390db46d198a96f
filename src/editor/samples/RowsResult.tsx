import { withSample } from '../../schema/parameters/parameters';
import type { ParameterNotes } from '../../schema/draft/parameterNotes';
import { samplesOf } from '../../schema/draft/samples';
import { formatNumber } from '../../schema/values/text';
import { Button, TextButton } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/notices/CopyButton';
import { useStore } from 'zustand';
import { runCommand } from '../model/createDocument';
import type { TemplateEditor } from '../model/TemplateEditor';
import { type RowsReport, checkRows } from './checkRows';
import type { Columns, ValueTable } from '../state/valuesFile';
import { measureRows, type RowsMeasured } from './measureRows';
import { linesOf, rowsText, valuesText, type BrokenRow } from './rankRows';
import type { RowPhones } from './rowClipping';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from './samples.module.css';
import { useEffect, useState } from 'react';
import type { TemplateDraft } from '../../schema/draft/draft';
import { announce } from '../../ui/notices/announcer';
import { createValueCheck, type ValueFinding } from '../../advice/withSamples';
import { nameOfPath } from '../../schema/template/templateTree';
import type { TemplateType } from '../../schema/values/enums';

export type RowsProps = {
  editor: TemplateEditor;
  template: TemplateDraft;
  notes: ParameterNotes;
  phones: RowPhones;
  onGoTo: (path: string) => void;
};

/** Rows that are listed. */
const FIRST = 10;

type RowsResultProps = Omit<RowsProps, 'template'> & { report: RowsReport };

/** The rows that break something, worst first. */
function RowsResult({ report, editor, notes, phones, onGoTo }: RowsResultProps) {
  const { checked, total, broken } = report;
  const isReadOnly = useStore(editor.document.readOnly);

  /** Keeps the values of a row as the longest samples: the phones show them, and checks go on with them. */
  function keep({ row, values }: BrokenRow) {
    runCommand(editor, {
      label: `use row ${row} as longest values`,
      announcement: `The longest values are now those of row ${row}.`,
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
      <p className={words.softNote}>
        Checked {formatNumber(checked)} of {formatNumber(total)} rows…
      </p>
    );
  if (broken.length === 0) return <p className={styles.fits}>All rows fit.</p>;
  return (
    <>
      <div className={`${layout.row} ${styles.heading}`}>
        <h4>
          {formatNumber(broken.length)} of {formatNumber(total)} rows need attention
        </h4>
        <CopyButton
          label="Copy as text"
          text={() => rowsText(report, notes.names, editor.document.getState().draft.name)}
          copied="Copied the rows that need attention."
        />
      </div>
      <ol className={styles.rows}>
        {broken.slice(0, FIRST).map((found) => (
          <li key={found.row}>
            <p>
              <strong>Row {formatNumber(found.row)}</strong>{' '}
              <span dir="auto" className={words.softNote}>
                {valuesText(found, notes.names)}
              </span>
            </p>
            <FindingList findings={linesOf(found)} onGoTo={onGoTo} />
            <div className={layout.actions}>
              <Button
                size="small"
                aria-pressed={phones.isShown(found.row)}
                onClick={() => phones.show({ row: found.row, samples: samplesWith(found) }, found.cuts?.[0])}
              >
                Show row {formatNumber(found.row)} on the phones
              </Button>
              {!isReadOnly && (
                <Button size="small" onClick={() => keep(found)}>
                  Use row {formatNumber(found.row)} as longest values
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {broken.length > FIRST && (
        <p className={words.softNote}>Showing the {FIRST} rows with the most issues.</p>
      )}
    </>
  );
}

type CheckedRowsProps = RowsProps & { table: ValueTable; columns: Columns };

/** The result for the rows of a file, as it comes in: first of the rules, then of the phones. */
export function CheckedRows({ table, columns, template, ...props }: CheckedRowsProps) {
  const { editor, notes } = props;
  const { meter } = props.phones;
  const [report, setReport] = useState<RowsReport>();
  const [measured, setMeasured] = useState<RowsMeasured>();

  // The rows are checked and measured in slices, outside of drawing.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    async function run() {
      setMeasured(undefined);
      const check = createValueCheck(template, {
        textLimit: editor.diagnostics.textLimit(),
        now: Date.now(),
      });
      const work = { table, columns, signal };
      const total = table.rows.length;
      const onProgress = (checked: number) => setReport({ checked, total, broken: [] });
      const done = await checkRows({ ...work, names: notes.names, check, onProgress });
      if (!done) return;
      setReport(done);
      announce(
        done.broken.length === 0
          ? `All ${formatNumber(done.total)} rows fit.`
          : `${formatNumber(done.broken.length)} of ${formatNumber(done.total)} rows need attention.`,
      );
      function follow(next: RowsMeasured) {
        setMeasured(next);
        if (next.state === 'done' && next.cut > 0)
          announce(`${formatNumber(next.cut)} of ${formatNumber(next.rows)} rows are cut off on phones.`);
      }
      await measureRows({ ...work, template, notes, broken: done.broken, meter, onProgress: follow });
    }
    void run();
    return () => stop.abort();
  }, [table, columns, template, notes, editor, meter]);

  if (!report) return null;
  const { broken } = measured?.state === 'done' ? measured : report;
  return (
    <>
      <RowsResult {...props} report={{ ...report, broken }} />
      {measured && <RowsOnPhones measured={measured} total={report.total} type={template.type} />}
    </>
  );
}

type FindingListProps = {
  findings: readonly ValueFinding[];
  className?: string | undefined;
  onGoTo: (path: string) => void;
};

/** Findings about values, each with a link to its field. A finding about the whole template has none. */
export function FindingList({ findings, className, onGoTo }: FindingListProps) {
  return (
    <ul className={className}>
      {findings.map(({ id, path, level, message }) => (
        <li key={`${id} ${path.join('.')} ${message}`} data-level={level}>
          {path.length > 0 && (
            <TextButton onClick={() => onGoTo(path.join('.'))}>{nameOfPath(path)}</TextButton>
          )}
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}

type RowsOnPhonesProps = { measured: RowsMeasured; total: number; type: TemplateType };

/** How many rows were measured on the phones, on which, and what that says of the others. */
function RowsOnPhones({ measured, total, type }: RowsOnPhonesProps) {
  if (measured.state === 'failed')
    return <p className={words.softNote}>These rows were not tested on the phones.</p>;
  if (measured.state === 'measuring')
    return (
      <p className={words.softNote}>
        Testing on the phones: {measured.measured} of {measured.of} rows…
      </p>
    );
  const { rows, cut } = measured;
  const where = type === 'text_message' ? 'the iPhone' : 'both phones';
  const choice = rows < total ? ` The other ${formatNumber(total - rows)} have shorter texts.` : '';
  return (
    <p className={words.softNote}>
      Tested {formatNumber(rows)} of {formatNumber(total)} rows on {where} at the default text size.{choice}{' '}
      {cut === 0
        ? 'None is cut off more than with your sample values.'
        : `${formatNumber(cut)} ${cut === 1 ? 'is' : 'are'} cut off more than with your sample values.`}
    </p>
  );
}
