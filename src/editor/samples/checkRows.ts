import type { ValueFinding } from '../../advice/withSamples';
import { nameOfParameter, type ParameterNames } from '../../schema/draft/parameterNames';
import { maxRanked, worstOf, type BrokenRow, type RankedRows } from './rankRows';
import type { Columns, ValueTable } from './readValueRows';

export type RowsReport = RankedRows & {
  checked: number;
  total: number;
  brokenRows: ReadonlySet<number>;
};

export type RowRules = {
  columns: Columns;
  names: ParameterNames;
  check: (values: Readonly<Record<string, string>>) => readonly ValueFinding[];
};

type RowsCheck = RowRules & {
  table: ValueTable;
  /** Called between two slices of work with what is known so far. */
  onProgress: (report: RowsReport) => void;
  signal: AbortSignal;
};

/** Milliseconds of work after which a key or a press may come in between. */
const SLICE_MS = 8;

/** Checks the template with each row of a table, in slices. Resolves with undefined when it was stopped. */
export async function checkRows(work: RowsCheck): Promise<RowsReport | undefined> {
  const { table, columns, onProgress, signal } = work;
  const known = new Map<string, readonly ValueFinding[]>();
  let worst: BrokenRow[] = [];
  const brokenRows = new Set<number>();
  let sliceStart = performance.now();
  const report = (checked: number) => ({
    checked,
    total: table.rows.length,
    broken: brokenRows.size,
    brokenRows,
    worst,
  });

  for (const [index, { number, cells }] of table.rows.entries()) {
    if (performance.now() - sliceStart > SLICE_MS) {
      onProgress(report(index));
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return undefined;
      sliceStart = performance.now();
    }
    const values = valuesOf(cells, columns);
    const key = JSON.stringify(values);
    let findings = known.get(key);
    if (!findings) {
      findings = findingsOf(values, work);
      known.set(key, findings);
    }
    if (findings.length === 0) continue;
    brokenRows.add(number);
    worst.push({ row: number, values, findings });
    if (worst.length > 2 * maxRanked) worst = worstOf(worst);
  }
  worst = worstOf(worst);
  return report(table.rows.length);
}

/** What a row breaks of the rules. */
export const findingsOf = (
  values: Readonly<Record<string, string>>,
  { columns, names, check }: RowRules,
): ValueFinding[] => [...missingIn(values, columns, names), ...check(values)];

/** The value of each marker that has a column. */
export function valuesOf(row: readonly string[], columns: Columns): Record<string, string> {
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
