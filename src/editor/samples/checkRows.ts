import type { ValueFinding } from '../../advice/findWithValues';
import { nameOfParameter, type ParameterNames } from '../../schema/draft/parameterNames';
import type { Columns, ValueTable } from './readValueRows';

/** What goes wrong with the values of one row. `row` counts as spreadsheets do: the headings are row 1. */
export type BrokenRow = {
  row: number;
  values: Readonly<Record<string, string>>;
  findings: readonly ValueFinding[];
};

export type RowsReport = {
  checked: number;
  total: number;
  /** The number of rows with something wrong. */
  broken: number;
  /** The worst rows, worst first. */
  worst: readonly BrokenRow[];
};

type RowsCheck = {
  table: ValueTable;
  columns: Columns;
  names: ParameterNames;
  check: (values: Readonly<Record<string, string>>) => readonly ValueFinding[];
  /** Called between two slices of work with what is known so far. */
  onProgress: (report: RowsReport) => void;
  signal: AbortSignal;
};

const MAX_SHOWN = 50;
/** Milliseconds of work after which a key or a press may come in between. */
const SLICE_MS = 8;

const weights = { error: 100, warning: 10, hint: 1 } satisfies Record<ValueFinding['level'], number>;
const weightOf = ({ findings }: BrokenRow) => findings.reduce((sum, { level }) => sum + weights[level], 0);

/** Checks the template with each row of a table, in slices. Resolves with undefined when it was stopped. */
export async function checkRows(work: RowsCheck): Promise<RowsReport | undefined> {
  const { table, columns, names, check, onProgress, signal } = work;
  const known = new Map<string, readonly ValueFinding[]>();
  let worst: BrokenRow[] = [];
  let broken = 0;
  let sliceStart = performance.now();
  const report = (checked: number) => ({ checked, total: table.rows.length, broken, worst });

  for (const [index, row] of table.rows.entries()) {
    if (performance.now() - sliceStart > SLICE_MS) {
      onProgress(report(index));
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return undefined;
      sliceStart = performance.now();
    }
    const values = valuesOf(row, columns);
    const key = JSON.stringify(values);
    let findings = known.get(key);
    if (!findings) {
      findings = [...missingIn(values, columns, names), ...check(values)];
      known.set(key, findings);
    }
    if (findings.length === 0) continue;
    broken += 1;
    worst.push({ row: index + 2, values, findings });
    if (worst.length > 2 * MAX_SHOWN) worst = worstOf(worst);
  }
  worst = worstOf(worst);
  return report(table.rows.length);
}

const worstOf = (rows: readonly BrokenRow[]) =>
  rows.toSorted((a, b) => weightOf(b) - weightOf(a) || a.row - b.row).slice(0, MAX_SHOWN);

function valuesOf(row: readonly string[], columns: Columns): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([marker, column]) =>
      column === undefined ? [] : [[marker, row[column] ?? '']],
    ),
  );
}

/** A parameter without a value would be sent as its marker, or not at all. */
function missingIn(
  values: Readonly<Record<string, string>>,
  columns: Columns,
  names: ParameterNames,
): ValueFinding[] {
  return Object.keys(columns).flatMap((marker) =>
    values[marker] !== undefined && values[marker].trim() === ''
      ? [
          {
            id: 'value-missing',
            level: 'error' as const,
            path: [],
            message: `${nameOfParameter(marker, names)} is empty. Every parameter needs a value.`,
          },
        ]
      : [],
  );
}
