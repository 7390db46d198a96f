import { formatNumber } from '../../schema/values/text';
import { decodeFile, isFilledRow, parseSeparated } from './separated';
import { readWorkbook, type WorkbookSheet } from './workbook';

/** Rows with the headings, columns and bytes of a sheet that is read. */
const MAX_ROWS = 10_001;
const MAX_COLUMNS = 200;
export const MAX_SHEET_BYTES = 20_000_000;
/** Rows that are looked at, blank ones among them. */
const MAX_LINES = 2 * MAX_ROWS;

/** `line`: the number of the row in the spreadsheet, which counts headings and blank rows too. */
type ReadSheetRow = { line: number; cells: string[] };

export type ReadSheet =
  | {
      ok: true;
      /** One for each column, in its place. A blank heading gets the letter of its column, a second "Phone" a number. */
      columns: string[];
      /** Filled rows below the headings, each with a cell for each column. */
      rows: ReadSheetRow[];
      /** The sheet of a workbook, and the others that it has. */
      sheetName?: string;
      otherSheets?: string[];
      /** The file does not say how its letters are written, and they are no UTF-8. */
      isGuessed?: boolean;
    }
  | { ok: false; message: string };

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Reads a file of rows: CSV with commas, semicolons or tabs, or an Excel workbook. `sheetName`: which of its sheets. */
export async function readSheet(bytes: Uint8Array, fileName: string, sheetName?: string): Promise<ReadSheet> {
  const no = (message: string): ReadSheet => ({ ok: false, message: `“${fileName}” ${message}` });
  if (bytes.length > MAX_SHEET_BYTES) return no('is larger than 20 MB. Save fewer rows and try again.');
  if (startsWith(bytes, OLE))
    return no('is protected by a password or in an old Excel format. Save it as .xlsx without a password.');
  if (!startsWith(bytes, ZIP)) return readTextFile(bytes, fileName);
  const range = `A1:${columnLetters(MAX_COLUMNS)}${MAX_LINES}`;
  const read = await readWorkbook(bytes, range, sheetName).catch(() => undefined);
  if (read === undefined)
    return no('couldn’t be read. Open it in a spreadsheet and save it as .xlsx or CSV.');
  if (read === 'too large') return no('is larger than 20 MB when unzipped. Save fewer rows and try again.');
  if (read === 'no such sheet') return no(`has no sheet “${sheetName ?? ''}”. Choose another one.`);
  return fromWorkbook(read, fileName);
}

function readTextFile(bytes: Uint8Array, fileName: string): ReadSheet {
  const decoded = decodeOrNothing(bytes);
  if (!decoded || (decoded.isGuessed && decoded.text.includes('\0')))
    return { ok: false, message: `“${fileName}” is not a spreadsheet. Choose a CSV or Excel file.` };
  const read = readSeparatedSheet(decoded.text, `“${fileName}”`, /\.tsv$/i.test(fileName) ? '\t' : undefined);
  return read.ok && decoded.isGuessed ? { ...read, isGuessed: true } : read;
}

function decodeOrNothing(bytes: Uint8Array) {
  try {
    return decodeFile(bytes);
  } catch {
    return undefined;
  }
}

/** Reads rows that a spreadsheet copied. */
export const readPastedSheet = (text: string): ReadSheet =>
  readSeparatedSheet(text, 'What you pasted', text.includes('\t') ? '\t' : undefined);

function readSeparatedSheet(text: string, name: string, delimiter?: string): ReadSheet {
  const { rows, hasMore, openQuote } = parseSeparated(text, MAX_LINES, delimiter);
  if (openQuote !== undefined)
    return {
      ok: false,
      message: `${name} has a quotation mark in row ${formatNumber(openQuote)} that is never closed. Correct the row and try again.`,
    };
  return hasMore ? tooManyRows(name) : toSheet(rows, name);
}

const tooManyRows = (name: string): ReadSheet => ({
  ok: false,
  message: `${name} has more than ${formatNumber(MAX_ROWS - 1)} rows. Split it into several files.`,
});

function fromWorkbook({ name, rows, others }: WorkbookSheet, fileName: string): ReadSheet {
  const plain = rows.map((row) => row.map((cell) => cell.replaceAll(/\r\n?/g, '\n')));
  const read = toSheet(plain, `“${fileName}”`);
  return read.ok ? { ...read, sheetName: name, otherSheets: others } : read;
}

function toSheet(all: readonly string[][], name: string): ReadSheet {
  const filled = all.flatMap((cells, index) => (isFilledRow(cells) ? [{ line: index + 1, cells }] : []));
  const [headings, ...rows] = filled;
  if (!headings || rows.length === 0)
    return { ok: false, message: `${name} has no rows under a row of headings. Add headings and try again.` };
  if (filled.length > MAX_ROWS) return tooManyRows(name);
  const width = filled.reduce((most, { cells }) => Math.max(most, lastFilled(cells) + 1), 0);
  if (width > MAX_COLUMNS)
    return {
      ok: false,
      message: `${name} has more than ${MAX_COLUMNS} columns. Remove those that you don’t need.`,
    };
  const places = Array.from({ length: width }, (_, column) => column);
  return {
    ok: true,
    columns: namedColumns(places.map((column) => headings.cells[column]?.trim() ?? '')),
    rows: rows.map(({ line, cells }) => ({ line, cells: places.map((column) => cells[column] ?? '') })),
  };
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '');

/** The headings, each once. */
function namedColumns(headings: readonly string[]): string[] {
  const taken = new Set(headings);
  const seen = new Set<string>();
  return headings.map((heading, column) => {
    const name = heading || `Column ${columnLetters(column)}`;
    let free = name;
    for (let count = 2; seen.has(free) || (free !== heading && taken.has(free)); count += 1)
      free = `${name} (${count})`;
    seen.add(free);
    return free;
  });
}

/** The letters that spreadsheets give a column: A for 0, AA for 26. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest >= 0 ? columnLetters(rest) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
