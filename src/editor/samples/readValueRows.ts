import Papa from 'papaparse';
import { nameOfParameter, type ParameterNames } from '../../schema/draft/parameterNames';

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
