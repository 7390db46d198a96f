import { FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { TemplateDraft } from '../../schema/draft/draft';
import { nameOfParameter, markersOf, type ParameterNotes } from '../../schema/draft/parameterNotes';
import { formatNumber } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../model/TemplateEditor';
import { CheckedRows } from './RowsResult';
import {
  decodeValues,
  guessColumns,
  maxFileBytes,
  maxRows,
  readValueTable,
  type Columns,
  type ValueTable,
} from './checkRows';
import styles from './samples.module.css';
import type { RowPhones } from './rowClipping';
import { createStore, type StoreApi } from 'zustand/vanilla';

type RowsFileProps = {
  editor: TemplateEditor;
  template: TemplateDraft;
  notes: ParameterNotes;
  phones: RowPhones;
  onGoTo: (path: string) => void;
};

/** Checks the template with the values of a file. The file is read here and goes nowhere. */
export function RowsFile({ editor, template, notes, phones, onGoTo }: RowsFileProps) {
  const opened = openedFileOf(editor);
  const file = useStore(opened);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const markers = markersOf(template);

  async function read(chosen: File) {
    setProblem(undefined);
    opened.setState(undefined);
    phones.leave();
    if (chosen.size > maxFileBytes) {
      setProblem(`${chosen.name} is larger than 10 MB. Save a part of its rows.`);
      return;
    }
    const decoded = await chosen
      .arrayBuffer()
      .then((buffer) => decodeValues(new Uint8Array(buffer)))
      .catch(() => undefined);
    const table = decoded && readValueTable(decoded.text);
    if (!table) {
      setProblem(`${chosen.name} has no rows below a row of headings. Save the sheet as CSV.`);
      return;
    }
    const columns = guessColumns(table.headings, markers, notes.names);
    opened.setState({ name: chosen.name, table, columns, isGuessed: decoded.isGuessed }, true);
  }
  return (
    <section className={styles.file} aria-labelledby={id}>
      <h3 id={id}>Values from a file</h3>
      <p className={styles.note}>
        A CSV file with a column for each parameter: every row is checked, those with the longest texts also
        on the phones, and the worst come first. The file stays in this browser.
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
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {file && (
        <>
          <p className={styles.note}>
            {file.name}: {formatNumber(file.table.rows.length)} rows
            {file.table.isCut && `; only the first ${formatNumber(maxRows)} are checked`}
          </p>
          {file.isGuessed && (
            <p className={styles.note}>
              The file is no Unicode text, so its letters were read as Western European. If they look wrong,
              save the sheet as “CSV UTF-8”.
            </p>
          )}
          <div className={styles.columns}>
            {markers.map((marker) => (
              <Field key={marker} label={`Column of ${nameOfParameter(marker, notes.names)}`}>
                <Select
                  blank="None: the parameter stays"
                  value={String(file.columns[marker] ?? '')}
                  choices={file.table.headings.map((heading, column) => ({
                    value: String(column),
                    label: heading || `Column ${column + 1}`,
                  }))}
                  onChange={({ target: { value } }) =>
                    opened.setState(
                      {
                        ...file,
                        columns: { ...file.columns, [marker]: value === '' ? undefined : Number(value) },
                      },
                      true,
                    )
                  }
                />
              </Field>
            ))}
          </div>
          <CheckedRows
            table={file.table}
            columns={file.columns}
            editor={editor}
            template={template}
            notes={notes}
            phones={phones}
            onGoTo={onGoTo}
          />
        </>
      )}
    </section>
  );
}

/** A file of values as it was read, and which of its columns holds which parameter. */
type OpenedFile = {
  name: string;
  table: ValueTable;
  columns: Columns;
  /** The file says nothing of its letters, and they are no UTF-8. */
  isGuessed: boolean;
};

const files = new WeakMap<TemplateEditor, StoreApi<OpenedFile | undefined>>();

/** The file of values of an open template. It stays while its pane is closed, and goes with the editor. */
function openedFileOf(editor: TemplateEditor): StoreApi<OpenedFile | undefined> {
  const known = files.get(editor);
  if (known) return known;
  const file = createStore<OpenedFile | undefined>(() => undefined);
  files.set(editor, file);
  return file;
}
