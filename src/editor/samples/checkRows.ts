import type { ValueFinding } from '../../advice/withSamples';
import { nameOfParameter } from '../../schema/draft/parameterNotes';
import { type ParameterNames } from '../../schema/draft/draft';
import { createPause } from '../../lib/idle';
import { worstFirst, type BrokenRow } from './rankRows';
import type { Columns, ValueTable } from '../state/valuesFile';
import { isFilledRow, parseSeparated } from '../../exchange/sheets/separated';

export type RowsReport = {
  checked: number;
  total: number;
  /** The rows with something wrong, worst first. */
  broken: readonly BrokenRow[];
};

type RowsCheck = {
  table: ValueTable;
  columns: Columns;
  names: ParameterNames;
  check: (values: Readonly<Record<string, string>>) => readonly ValueFinding[];
  /** Called now and then with the number of rows that are checked. */
  onProgress: (checked: number) => void;
  signal: AbortSignal;
};

/** Checks the template with each row of a table, between other tasks. Resolves with undefined when it was stopped. */
export async function checkRows(work: RowsCheck): Promise<RowsReport | undefined> {
  const { table, columns, names, check, onProgress, signal } = work;
  const broken: BrokenRow[] = [];
  const pause = createPause();
  for (const [index, { number, cells }] of table.rows.entries()) {
    if (index % 100 === 0) onProgress(index);
    // oxlint-disable-next-line no-await-in-loop -- one pause after the other
    await pause();
    if (signal.aborted) return undefined;
    const values = valuesOf(cells, columns);
    const findings = [...missingIn(values, names), ...check(values)];
    if (findings.length > 0) broken.push({ row: number, values, findings });
  }
  return { checked: table.rows.length, total: table.rows.length, broken: worstFirst(broken) };
}

/** The value of each marker that has a column. */
export function valuesOf(row: readonly string[], columns: Columns): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([marker, column]) =>
      column === undefined ? [] : [[marker, row[column] ?? '']],
    ),
  );
}

/** A parameter without a value would be sent as its marker, or not at all. */
function missingIn(values: Readonly<Record<string, string>>, names: ParameterNames): ValueFinding[] {
  const missing = Object.keys(values).filter((marker) => values[marker]?.trim() === '');
  return missing.map((marker) => ({
    id: 'value-missing',
    level: 'error',
    path: [],
    message: `${nameOfParameter(marker, names)} is empty. Enter a value for every personal field.`,
  }));
}

/** Bytes and rows of a file of values that are read. */
export const maxFileBytes = 10_000_000;
export const maxRows = 10_000;

/** Reads comma, semicolon or tab separated values; undefined if there are no headings and rows in it. */
export function readValueTable(text: string): ValueTable | undefined {
  const { rows: data, hasMore } = parseSeparated(text, maxRows + 2);
  const [headings, ...rows] = data
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => isFilledRow(cells));
  if (!headings || rows.length === 0) return undefined;
  return {
    headings: headings.cells.map((heading) => heading.trim()),
    rows: rows.slice(0, maxRows),
    isCut: rows.length > maxRows || hasMore,
  };
}

const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Finds the column of each marker by its name or its number; without headings that fit, by its position. */
export function guessColumns(
  headings: readonly string[],
  markers: readonly string[],
  names: ParameterNames,
): Columns {
  const find = (marker: string) => {
    const wanted = new Set([plain(nameOfParameter(marker, names)), plain(marker)]);
    const column = headings.findIndex((heading) => wanted.has(plain(heading)));
    return column === -1 ? undefined : column;
  };
  const columns = Object.fromEntries(markers.map((marker) => [marker, find(marker)]));
  const isNamed = Object.values(columns).some((column) => column !== undefined);
  if (isNamed || headings.length !== markers.length) return columns;
  return Object.fromEntries(markers.map((marker, index) => [marker, index]));
}
