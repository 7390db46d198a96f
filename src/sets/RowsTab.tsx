import { FileUp, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { missingColumns, rowProblemSteps, type RowProblem } from '../exchange/sets/findRowProblems';
import { withLeftOut, withoutColumn, withoutRow } from '../exchange/sets/planSheet';
import { groupBy, memoize } from '../lib/values';
import { VirtualList } from '../library/list/VirtualList';
import type { Agent } from '../preview/model/agent';
import {
  countMembers,
  membersOfRow,
  titleOfRow,
  type SetSheet,
  type SheetRow,
  type TemplateSet,
} from '../schema/draft/set';
import { writeSetValue } from '../schema/sets/setValues';
import { plural } from '../schema/values/text';
import { Button, TextButton } from '../ui/controls/Button';
import { Field } from '../ui/controls/Field';
import { Checkbox, TextInput } from '../ui/controls/Input';
import { Notice } from '../ui/notices/Notice';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';
import { changeSet, withCell, withoutSheet } from './model/setCommands';
import { setViewOf } from './model/setView';
import { labelOfMember, labelOfRow, type SetModel } from './model/useSet';
import { useSteps } from './model/useSteps';
import { MemberPhone, type OpenMemberField } from './MemberPhone';
import { UnusedColumns } from './UnusedColumns';
import { SheetImport, shownProblems } from './SheetImport';
import layout from '../ui/styles/layout.module.css';
import words from '../ui/styles/words.module.css';
import styles from './sets.module.css';

type RowsTabProps = {
  open: Pick<OpenedTemplate, 'editor' | 'trustsMedia'>;
  agent: Agent;
  model: SetModel;
  taken: ReadonlySet<string>;
  textLimit: number;
  onOpenField: OpenMemberField;
};

const rowShape = () => ({ columns: 1, height: 56, gap: 4 });
const lengthOf = (row: SheetRow) => Object.values(row.values).join('').length;
const idOf = ({ id }: SheetRow) => id;

/** The rows of the sheet, what is wrong with each, and the chosen one with its values on a phone. */
export function RowsTab({ open, agent, model, taken, textLimit, onOpenField }: RowsTabProps) {
  const { editor } = open;
  const { source } = model;
  const { sheet } = source.set;
  const [isImporting, setImporting] = useState(false);
  const view = setViewOf(editor);
  const { row: chosen, isWorstFirst } = useStore(view);
  const setChosen = useCallback((id: string) => view.setState({ row: id }), [view]);
  const isReadOnly = useStore(editor.document.readOnly);
  const { result: problems = [] } = useSteps(
    useCallback(() => rowProblemSteps(source, { taken, textLimit }), [source, taken, textLimit]),
  );
  const byRow = useMemo(() => groupBy(problems, ({ row }) => row.id), [problems]);
  const missing = missingColumns(source, model.fields);
  const countOf = ({ id }: SheetRow) => byRow.get(id)?.length ?? 0;
  const rows = useMemo(
    () => (isWorstFirst ? worstFirst(sheet?.rows ?? [], byRow) : (sheet?.rows ?? [])),
    [sheet, isWorstFirst, byRow],
  );

  const row = sheet?.rows.find(({ id }) => id === chosen) ?? rows[0];
  const [member] = useMemo(() => membersOfRow(source.set, row), [source.set, row]);

  if (!sheet || isImporting)
    return isReadOnly ? (
      <p className={words.soft}>This set has no rows.</p>
    ) : (
      <SheetImport
        editor={editor}
        model={model}
        taken={taken}
        textLimit={textLimit}
        onDone={() => setImporting(false)}
      />
    );

  const nameOfRow = (one: SheetRow) => {
    const [first] = membersOfRow(source.set, one);
    return first ? model.nameOf(first).name : '';
  };
  const leftOut = Object.keys(sheet.leftOut ?? {}).length;
  const numberOf = (one: SheetRow) => sheet.rows.indexOf(one) + 1;

  return (
    <div className={layout.sections}>
      <div className={styles.tools}>
        <p>
          {plural(sheet.rows.length, 'row')}
          {sheet.file && ` from “${sheet.file}”`}, {plural(countMembers(source.set), 'template')}
          {leftOut > 0 && `. ${plural(leftOut, 'row is', 'rows are')} left out. `}
          {leftOut > 0 && !isReadOnly && (
            <TextButton
              onClick={() =>
                changeSet(editor, {
                  label: 'use the rows that were left out',
                  change: withLeftOut,
                  announcement: `${plural(leftOut, 'row')} more.`,
                })
              }
            >
              Use again
            </TextButton>
          )}
        </p>
        {!isReadOnly && (
          <div className={layout.actions}>
            <Button icon={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
              Use a newer sheet
            </Button>
            <Button
              icon={<Trash2 aria-hidden />}
              onClick={() =>
                changeSet(editor, {
                  label: 'remove all rows',
                  change: withoutSheet,
                  announcement: 'Removed all rows. Undo brings them back.',
                })
              }
            >
              Remove all rows
            </Button>
          </div>
        )}
      </div>
      {missing.length > 0 && (
        <Notice tone="warning" title={`The sheet has no column for ${missing.map(writeSetValue).join(', ')}`}>
          <p>Customers would see the braces. Add the column to the sheet, or remove them from the message.</p>
        </Notice>
      )}
      <UnusedColumns
        model={model}
        onLeaveOut={
          isReadOnly
            ? undefined
            : ({ id, name }) =>
                changeSet(editor, {
                  label: `leave out ${name}`,
                  change: (set) => withoutColumn(set, id),
                  announcement: `Left out: ${name}.`,
                })
        }
      />
      {problems.length > 0 && (
        <Notice tone="error" title={`${plural(byRow.size, 'row')} can’t become a template yet`}>
          <ProblemList
            sheet={sheet}
            problems={problems}
            editor={editor}
            onChoose={setChosen}
            isReadOnly={isReadOnly}
          />
        </Notice>
      )}
      <div className={styles.split}>
        <div className={layout.stack}>
          <Checkbox
            label="Errors and longest texts first"
            checked={isWorstFirst}
            onChange={({ target }) => view.setState({ isWorstFirst: target.checked })}
          />
          <VirtualList
            label="Rows"
            entries={rows}
            keyOf={idOf}
            shapeOf={rowShape}
            renderEntry={(entry) => (
              <RowEntry
                row={entry}
                number={numberOf(entry)}
                title={titleOfRow(sheet, entry)}
                name={nameOfRow(entry)}
                count={countOf(entry)}
                isChosen={entry.id === row?.id}
                onChoose={setChosen}
              />
            )}
          />
        </div>
        {row && member && (
          // Typing can make another row the worst, which comes first. The one that is edited must stay.
          <section
            className={styles.chosen}
            aria-label={`Row ${numberOf(row)}`}
            onFocus={() => setChosen(row.id)}
          >
            <h3>{labelOfMember(model, member)}</h3>
            {sheet.columns
              .filter(({ use }) => use.kind !== 'ignored')
              .map(({ id, name }) => (
                <Field key={id} label={name} required>
                  <TextInput
                    value={row.values[id] ?? ''}
                    readOnly={isReadOnly}
                    dir="auto"
                    onChange={({ target: { value } }) =>
                      changeSet(editor, {
                        label: `edit ${name} of row ${numberOf(row)}`,
                        merges: true,
                        change: (set) => withCell(set, row.id, id, value),
                      })
                    }
                    onBlur={() => editor.history.sealStep()}
                  />
                </Field>
              ))}
            <MemberPhone
              open={open}
              agent={agent}
              model={model}
              member={member}
              system="android"
              onOpenField={onOpenField}
            />
          </section>
        )}
      </div>
    </div>
  );
}

/** The rows with the most errors first, then those with the longest values. */
function worstFirst(rows: readonly SheetRow[], problems: ReadonlyMap<string, readonly RowProblem[]>) {
  const length = memoize(lengthOf);
  const count = ({ id }: SheetRow) => problems.get(id)?.length ?? 0;
  return rows.toSorted((a, b) => count(b) - count(a) || length(b) - length(a));
}

type RowEntryProps = {
  row: SheetRow;
  number: number;
  title: string;
  name: string;
  count: number;
  isChosen: boolean;
  onChoose: (id: string) => void;
};

function RowEntry({ row, number, title, name, count, isChosen, onChoose }: RowEntryProps) {
  return (
    <button
      type="button"
      data-entry
      aria-current={isChosen || undefined}
      className={styles.row}
      onClick={() => onChoose(row.id)}
    >
      <span className={styles.number}>{number}</span>
      <span dir="auto">{title || 'No value'}</span>
      <code>{name}</code>
      {count > 0 && <span className={styles.error}>{plural(count, 'error')}</span>}
    </button>
  );
}

type ProblemListProps = {
  sheet: SetSheet;
  problems: readonly RowProblem[];
  editor: RowsTabProps['open']['editor'];
  onChoose: (row: string) => void;
  isReadOnly: boolean;
};

/** The errors of the rows, each with its correction where there is one. */
function ProblemList({ sheet, problems, editor, onChoose, isReadOnly }: ProblemListProps) {
  return (
    <ul className={styles.problems}>
      {problems.slice(0, shownProblems).map((problem) => (
        <li key={`${problem.row.id} ${problem.message}`}>
          <TextButton onClick={() => onChoose(problem.row.id)}>
            {labelOfRow(sheet, problem.row, problem.number)}
          </TextButton>{' '}
          {problem.message}{' '}
          {problem.mend && !isReadOnly && (
            <TextButton
              onClick={() =>
                changeSet(editor, {
                  label: `correct row ${problem.number}`,
                  change: (set) => mended(set, problem),
                })
              }
            >
              {problem.mend.action}
            </TextButton>
          )}
        </li>
      ))}
      {problems.length > shownProblems && <li>and {problems.length - shownProblems} more</li>}
    </ul>
  );
}

/** The set after the correction of a row. */
function mended(set: TemplateSet, { row, mend }: RowProblem): TemplateSet {
  if (!mend) return set;
  if ('leavesOut' in mend) return withoutRow(set, row.id);
  return Object.entries(mend.values).reduce(
    (next, [column, value]) => withCell(next, row.id, column, value),
    set,
  );
}
