import type { ValueFinding } from '../../advice/withSamples';
import { nameOfParameter } from '../../schema/draft/parameterNotes';
import { type ParameterNames } from '../../schema/draft/draft';
import { maxRanked, worstOf, type BrokenRow, type RankedRows } from './rankRows';
import Papa from 'papaparse';

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
      findings = findingsOfRow(values, work);
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
export const findingsOfRow = (
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

/** Bytes and rows of a file of values that are read. */
export const maxFileBytes = 10_000_000;
export const maxRows = 10_000;

/** A row with its number in a spreadsheet, which counts headings and blank rows too. */
type ValueRow = { number: number; cells: readonly string[] };

/** A file of values: a column for each parameter, a row for each recipient. */
export type ValueTable = {
  headings: readonly string[];
  /** Without the row of headings and blank rows. */
  rows: readonly ValueRow[];
  /** Whether the file has more rows than were read. */
  isCut: boolean;
};

/** The text of a file. Spreadsheets write UTF-8, UTF-16 ("Unicode text"), or the letters of Western Windows. */
export function decodeValues(bytes: Uint8Array<ArrayBuffer>): { text: string; isGuessed: boolean } {
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decode('utf-16le'), isGuessed: false };
  if (first === 0xfe && second === 0xff) return { text: decode('utf-16be'), isGuessed: false };
  try {
    return { text: decode('utf-8'), isGuessed: false };
  } catch {
    return { text: decode('windows-1252'), isGuessed: true };
  }
}

/** Reads comma, semicolon or tab separated values; undefined if there are no headings and rows in it. */
export function readValueTable(text: string): ValueTable | undefined {
  const content = text.replace(/^\uFEFF/, '');
  // Blank rows mislead the guess of the delimiter, and are needed to number the others.
  const { delimiter } = Papa.parse(content, { preview: 10, skipEmptyLines: 'greedy' }).meta;
  const { data, meta } = Papa.parse<string[]>(content, { preview: maxRows + 2, delimiter });
  const [headings, ...rows] = data
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!headings || rows.length === 0) return undefined;
  return {
    headings: headings.cells.map((heading) => heading.trim()),
    rows: rows.slice(0, maxRows),
    isCut: rows.length > maxRows || content.slice(meta.cursor).trim() !== '',
  };
}

/** The column of each marker, by its position from 0; undefined where none fits. */
export type Columns = Readonly<Record<string, number | undefined>>;

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
