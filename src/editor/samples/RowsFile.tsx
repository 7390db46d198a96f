import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { TemplateDraft } from '../../schema/draft/draft';
import { nameOfParameter } from '../../schema/draft/parameterNames';
import { markersOf, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { formatNumber } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import type { TemplateEditor } from '../model/TemplateEditor';
import { checkRows, type RowsReport } from './checkRows';
import {
  guessColumns,
  maxFileBytes,
  maxRows,
  readValueTable,
  type Columns,
  type ValueTable,
} from './readValueRows';
import styles from './RowsFile.module.css';
import { RowsResult } from './RowsResult';

type RowsFileProps = {
  editor: TemplateEditor;
  template: TemplateDraft;
  notes: ParameterNotes;
  onGoTo: (path: string) => void;
};

type OpenedFile = { name: string; table: ValueTable; columns: Columns };

/** Checks the template with the values of a file. The file is read here and goes nowhere. */
export function RowsFile({ editor, template, notes, onGoTo }: RowsFileProps) {
  const [file, setFile] = useState<OpenedFile>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const markers = markersOf(template);

  async function read(chosen: File) {
    setProblem(undefined);
    setFile(undefined);
    if (chosen.size > maxFileBytes) {
      setProblem(`${chosen.name} is larger than 10 MB. Save a part of its rows.`);
      return;
    }
    const table = await chosen
      .text()
      .then(readValueTable)
      .catch(() => undefined);
    if (!table) {
      setProblem(`${chosen.name} has no rows below a row of headings. Save the sheet as CSV.`);
      return;
    }
    setFile({ name: chosen.name, table, columns: guessColumns(table.headings, markers, notes.names) });
  }
  return (
    <section className={styles['file']} aria-labelledby={id}>
      <h3 id={id}>Values from a file</h3>
      <p className={styles['note']}>
        A CSV file with a column for each parameter: every row is checked, and the worst come first. The file
        stays in this browser.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File of values"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void read(chosen);
          target.value = '';
        }}
      />
      <Button size="small" icon={<FileSpreadsheet aria-hidden />} onClick={() => input.current?.click()}>
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {file && (
        <>
          <p className={styles['note']}>
            {file.name}: {formatNumber(file.table.rows.length)} rows
            {file.table.isCut && `; only the first ${formatNumber(maxRows)} are checked`}
          </p>
          <div className={styles['columns']}>
            {markers.map((marker) => (
              <Field key={marker} label={`Column of ${nameOfParameter(marker, notes.names)}`}>
                {(control) => (
                  <Select
                    {...control}
                    blank="None: the parameter stays"
                    value={String(file.columns[marker] ?? '')}
                    choices={file.table.headings.map((heading, column) => ({
                      value: String(column),
                      label: heading || `Column ${column + 1}`,
                    }))}
                    onChange={({ target: { value } }) =>
                      setFile({
                        ...file,
                        columns: { ...file.columns, [marker]: value === '' ? undefined : Number(value) },
                      })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
          <CheckedRows {...file} editor={editor} template={template} notes={notes} onGoTo={onGoTo} />
        </>
      )}
    </section>
  );
}

/** The result for the rows of a file, as it comes in. */
function CheckedRows({
  table,
  columns,
  editor,
  template,
  notes,
  onGoTo,
}: RowsFileProps & Omit<OpenedFile, 'name'>) {
  const [report, setReport] = useState<RowsReport>();

  // The rows are checked in slices, outside of drawing.
  useEffect(() => {
    const stop = new AbortController();
    void (async () => {
      const { createValueCheck } = await import('../../advice/findWithValues');
      if (stop.signal.aborted) return;
      const check = createValueCheck(template, {
        textLimit: editor.diagnostics.textLimit(),
        now: Date.now(),
      });
      const { names } = notes;
      const done = await checkRows({
        table,
        columns,
        names,
        check,
        onProgress: setReport,
        signal: stop.signal,
      });
      if (!done) return;
      setReport(done);
      announce(
        done.broken === 0
          ? `All ${formatNumber(done.total)} rows fit.`
          : `${formatNumber(done.broken)} of ${formatNumber(done.total)} rows need a look.`,
      );
    })();
    return () => stop.abort();
  }, [table, columns, template, notes, editor]);

  return report && <RowsResult report={report} editor={editor} notes={notes} onGoTo={onGoTo} />;
}
