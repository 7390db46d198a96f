import { FileUp } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { TemplateEditor } from '../editor/model/TemplateEditor';
import { CountryChoice } from '../editor/quickFixes/CountryChoice';
import { rowProblemSteps } from '../exchange/sets/findRowProblems';
import {
  planColumns,
  schemeWithRows,
  sheetOf,
  takeSheet,
  withPlainNumbers,
  type SheetChanges,
} from '../exchange/sets/planSheet';
import { readPastedSheet, readSheet, type ReadSheet } from '../exchange/sheets/readSheet';
import { markersOf, nameOfParameter } from '../schema/draft/parameterNotes';
import type { ColumnUse, SheetColumn, SheetRow } from '../schema/draft/set';
import { nameOfPath } from '../schema/template/templateTree';
import { plural } from '../schema/values/text';
import { newId } from '../ui/browser/page';
import { Button } from '../ui/controls/Button';
import { Field } from '../ui/controls/Field';
import { FileButton } from '../ui/controls/FileButton';
import { Select, TextArea } from '../ui/controls/Input';
import { Notice } from '../ui/notices/Notice';
import { changeSet } from './model/setCommands';
import { UnusedColumns } from './UnusedColumns';
import { labelOfRow, type SetModel } from './model/useSet';
import { useSteps } from './model/useSteps';
import layout from '../ui/styles/layout.module.css';
import words from '../ui/styles/words.module.css';
import styles from './sets.module.css';

type SheetImportProps = {
  editor: TemplateEditor;
  model: SetModel;
  taken: ReadonlySet<string>;
  textLimit: number;
  onDone: () => void;
};

type Sheet = Extract<ReadSheet, { ok: true }> & { file: string };

/** Takes the rows of a file or of the clipboard: first what each column is for, and what is wrong with the rows. */
export function SheetImport(props: SheetImportProps) {
  const [sheet, setSheet] = useState<Sheet>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const hasSheet = props.model.source.set.sheet !== undefined;

  function take(read: ReadSheet, file: string) {
    setProblem(read.ok ? undefined : read.message);
    setSheet(read.ok ? { ...read, file } : undefined);
  }
  async function takeFile(file: File | undefined) {
    if (file) take(await readSheet(new Uint8Array(await file.arrayBuffer()), file.name), file.name);
  }
  if (sheet)
    return <SheetPlan {...props} key={sheet.file} sheet={sheet} onBack={() => setSheet(undefined)} />;
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void takeFile(event.dataTransfer.files[0]);
      }}
    >
      <h3>One template for each row of a sheet</h3>
      <p>
        The first row has the headings. Write <code>{'{{Heading}}'}</code> in the message where the value of a
        row belongs, for example <code>{'{{Branch}}'}</code>. It is filled in when the templates are made; a
        personal field such as the customer’s name is filled in when the message is sent.
      </p>
      <div className={layout.actions}>
        <FileButton
          variant="primary"
          icon={<FileUp aria-hidden />}
          accept=".csv,.tsv,.txt,.xlsx"
          onFiles={([file]) => void takeFile(file)}
        >
          Choose a CSV or Excel file
        </FileButton>
        {hasSheet && <Button onClick={props.onDone}>Keep the current rows</Button>}
      </div>
      <Field label="Or paste rows from a spreadsheet" required>
        <TextArea
          rows={3}
          value=""
          onChange={() => undefined}
          onPaste={(event) => {
            event.preventDefault();
            take(readPastedSheet(event.clipboardData.getData('text/plain')), '');
          }}
        />
      </Field>
      {problem !== undefined && (
        <Notice tone="error" title="The rows couldn’t be read">
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}

/** Characters of a sheet: a server takes drafts of 2 MB by default, with the translations and names that are in them. */
const maxCharacters = 600_000;

/** Errors of rows in the page at once; the next ones follow as these are corrected. */
export const shownProblems = 100;

const ignored: ColumnUse = { kind: 'ignored' };

/** What a use is called in the list of choices: its kind with what it is about. */
const valueOf = (use: ColumnUse): string =>
  use.kind === 'field' ? `field ${use.field}` : use.kind === 'sample' ? `sample ${use.marker}` : use.kind;

function SheetPlan({
  editor,
  model,
  taken,
  textLimit,
  onDone,
  sheet,
  onBack,
}: SheetImportProps & { sheet: Sheet; onBack: () => void }) {
  const { source } = model;
  const { parameters } = editor.document.getState();
  const read = useMemo(
    () => ({ file: sheet.file, headings: sheet.columns, rows: sheet.rows.map(({ cells }) => cells) }),
    [sheet],
  );
  const [columns, setColumns] = useState(() => planColumns(read, source, parameters));
  const before = source.set.sheet;
  const country = useStore(editor.quickFixes.country);
  const {
    sheet: taking,
    count,
    loose,
    changes,
  } = useMemo(() => {
    const plain = withPlainNumbers(sheetOf(read, columns), source, country);
    return { ...plain, ...takeSheet(plain.sheet, before, newId) };
  }, [read, columns, before, source, country]);
  const { result: problems = [], isDone } = useSteps(
    useCallback(() => {
      const next = { ...source, set: { ...source.set, sheet: taking } };
      return rowProblemSteps(next, { taken, textLimit });
    }, [source, taking, taken, textLimit]),
  );

  const choices = [
    { value: 'value', label: 'Value in the text: {{…}}' },
    { value: 'name', label: 'Template name' },
    ...model.fields.map(({ key, path }) => ({
      value: `field ${key}`,
      label: `Instead of: ${nameOfPath(path)}`,
    })),
    ...markersOf(source.draft).map((marker) => ({
      value: `sample ${marker}`,
      label: `Sample for: ${nameOfParameter(marker, parameters.names)}`,
    })),
    { value: 'ignored', label: 'Not used' },
  ];
  function use(column: SheetColumn, value: string) {
    const [kind, ...rest] = value.split(' ');
    const about = rest.join(' ');
    const next: ColumnUse =
      kind === 'field'
        ? { kind, field: about }
        : kind === 'sample'
          ? { kind, marker: about }
          : kind === 'value' || kind === 'name'
            ? { kind }
            : ignored;
    // The name comes from one column.
    const isName = next.kind === 'name';
    setColumns(
      columns.map((one) =>
        one.id === column.id
          ? { ...one, use: next }
          : isName && one.use.kind === 'name'
            ? { ...one, use: ignored }
            : one,
      ),
    );
  }
  const isTooLarge = JSON.stringify(taking).length > maxCharacters;
  const faulty = new Set(problems.map(({ row }) => row.id)).size;
  return (
    <div className={layout.sections}>
      <h3>What is each column for?</h3>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <Field label={column.name} required>
                    <Select
                      value={valueOf(column.use)}
                      choices={choices}
                      onChange={({ target }) => use(column, target.value)}
                    />
                  </Field>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {taking.rows.slice(0, 3).map((row) => (
              <tr key={row.id}>
                {columns.map(({ id, use: { kind } }) => (
                  <td key={id} dir="auto" className={kind === 'ignored' ? words.soft : undefined}>
                    {row.values[id]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sheet.isGuessed && (
        <p className={words.note}>
          The file doesn’t say how its letters are written. Check that accents and other scripts are right.
        </p>
      )}
      {loose !== undefined && (
        <div className={layout.tightStack}>
          <p>Choose the country of the phone number {loose}.</p>
          <CountryChoice country={editor.quickFixes.country} label="phone numbers" />
        </div>
      )}
      {count > 0 && (
        <p role="status">{plural(count, 'phone number')} will be written with the country code.</p>
      )}
      {before && <Changes changes={changes} columnKey={taking.key} />}
      <p role="status">
        {isDone
          ? `${plural(taking.rows.length, 'row')}: ${taking.rows.length - faulty} can become templates${faulty > 0 ? `, ${faulty} can’t yet` : ''}.`
          : `Checking ${plural(taking.rows.length, 'row')}…`}
      </p>
      <UnusedColumns
        model={{ source: { ...source, set: { ...source.set, sheet: taking } }, fields: model.fields }}
        onLeaveOut={(column) => use(column, ignored.kind)}
      />
      {isTooLarge && (
        <Notice tone="error" title="The sheet is too large for one set">
          <p>Remove the columns that the message doesn’t use, or split the rows over two drafts.</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warning" title={`${plural(faulty, 'row')} with errors`}>
          <ul className={styles.problems}>
            {problems.slice(0, shownProblems).map(({ row, number, message }) => (
              <li key={`${row.id} ${message}`}>
                {labelOfRow(taking, row, number)}: {message}
              </li>
            ))}
            {problems.length > shownProblems && <li>and {problems.length - shownProblems} more</li>}
          </ul>
          <p>You can correct them here after taking the rows.</p>
        </Notice>
      )}
      <div className={layout.actions}>
        <Button
          variant="primary"
          disabled={isTooLarge}
          onClick={() => {
            changeSet(editor, {
              label: 'take the rows of a sheet',
              change: (set) => ({ ...set, sheet: taking, names: schemeWithRows(set.names, taking.columns) }),
              announcement: `Imported ${plural(taking.rows.length, 'row')}.`,
            });
            onDone();
          }}
        >
          Use these rows
        </Button>
        <Button onClick={onBack}>Choose another file</Button>
      </div>
    </div>
  );
}

const shownChanges = 5;

function Changes({ changes, columnKey }: { changes: SheetChanges; columnKey: string }) {
  const groups: [string, (SheetRow | undefined)[]][] = [
    ['New', changes.added.map(({ after }) => after)],
    ['Changed', changes.changed.map(({ after }) => after)],
    ['Not in the newer sheet', changes.removed.map(({ before }) => before)],
    ...(changes.leftOut.length > 0
      ? [['Left out as before', changes.leftOut.map(({ after }) => after)] satisfies [string, unknown[]]]
      : []),
  ];
  return (
    <ul aria-label="Changes" className={layout.bullets}>
      {groups.map(([label, rows]) => (
        <li key={label}>
          {label}: {rows.length}
          {rows.length > 0 &&
            ` (${rows
              .slice(0, shownChanges)
              .map((row) => row?.values[columnKey] ?? '')
              .join(', ')}${rows.length > shownChanges ? ' …' : ''})`}
        </li>
      ))}
    </ul>
  );
}
