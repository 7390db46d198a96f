import { FileSpreadsheet } from 'lucide-react';
import { useId, useState } from 'react';
import { nameOfParameter, markersOf } from '../../schema/draft/parameterNotes';
import { formatNumber } from '../../schema/values/text';
import { FileButton } from '../../ui/controls/FileButton';
import { Field } from '../../ui/controls/Field';
import { Select } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import { CheckedRows, type RowsProps } from './RowsResult';
import { guessColumns, maxFileBytes, maxRows, readValueTable } from './checkRows';
import { decodeFile } from '../../exchange/sheets/separated';
import words from '../../ui/styles/words.module.css';
import styles from './samples.module.css';

/** Checks the template with the values of a file. The file is read here and goes nowhere. */
export function RowsFile(props: RowsProps) {
  const { editor, template, notes, phones } = props;
  const opened = editor.valuesFile;
  const file = useStore(opened);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const markers = markersOf(template);

  async function read(chosen: File) {
    setProblem(undefined);
    opened.setState(undefined);
    phones.leave();
    if (chosen.size > maxFileBytes) {
      setProblem(`${chosen.name} is larger than 10 MB. Save fewer rows and try again.`);
      return;
    }
    const decoded = await chosen
      .arrayBuffer()
      .then((buffer) => decodeFile(new Uint8Array(buffer)))
      .catch(() => undefined);
    const table = decoded && readValueTable(decoded.text);
    if (!table) {
      setProblem(
        `${chosen.name} has no rows under a header row. Add headings, save the sheet as CSV and try again.`,
      );
      return;
    }
    const columns = guessColumns(table.headings, markers, notes.names);
    opened.setState({ name: chosen.name, table, columns, isGuessed: decoded.isGuessed }, true);
  }
  return (
    <section className={styles.file} aria-labelledby={id}>
      <h3 id={id}>Test with your customer list</h3>
      <p className={words.softNote}>
        Choose a CSV file with a column for each personal field. Every row is checked; the file stays in this
        browser.
      </p>
      <FileButton
        size="small"
        icon={<FileSpreadsheet aria-hidden />}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFiles={([chosen]) => void read(chosen)}
      >
        {file ? 'Choose another file' : 'Choose a file'}
      </FileButton>
      {problem && (
        <p role="alert" className={`${words.problem} ${styles.problem}`}>
          {problem}
        </p>
      )}
      {file && (
        <>
          <p className={words.softNote}>
            {file.name}: {formatNumber(file.table.rows.length)} rows
            {file.table.isCut && `. Only the first ${formatNumber(maxRows)} are checked.`}
          </p>
          {file.isGuessed && (
            <p className={words.softNote}>If letters look wrong, save the sheet as “CSV UTF-8”.</p>
          )}
          <div className={styles.columns}>
            {markers.map((marker) => (
              <Field key={marker} label={`Column for ${nameOfParameter(marker, notes.names)}`}>
                <Select
                  blank="None"
                  value={String(file.columns[marker] ?? '')}
                  choices={file.table.headings.map((heading, column) => ({
                    value: String(column),
                    label: heading || `Column ${column + 1}`,
                  }))}
                  onChange={({ target: { value } }) =>
                    opened.setState({
                      columns: { ...file.columns, [marker]: value === '' ? undefined : Number(value) },
                    })
                  }
                />
              </Field>
            ))}
          </div>
          <CheckedRows {...props} table={file.table} columns={file.columns} />
        </>
      )}
    </section>
  );
}
