import Papa from 'papaparse';
import { translationCells } from './translationSheet';
import type { TranslationTable } from './translationTable';

/**
 * A spreadsheet would run a cell that begins with one of these as a formula (OWASP, "CSV injection"), also in the full width
 * of East Asian keyboards. An apostrophe before it makes it a text. One that the text has already counts with it, so that
 * exactly the one that was written is removed again; a text such as “'tis” is left alone in both directions.
 */
const RISKY = /^'*[=+\-@\t\r\n＝＋－＠]/;

const protectCell = (cell: string) => (RISKY.test(cell) ? `'${cell}` : cell);

/** The cell as it was before it was written; what a translator wrote without an apostrophe is left as it is. */
export const restoreCell = (cell: string) =>
  cell.startsWith("'") && RISKY.test(cell) ? cell.slice(1) : cell;

/** A table as CSV: UTF-8 with a byte order mark, which Excel needs. */
export function writeCsv(table: TranslationTable): string {
  const rows = translationCells(table).map((row) => row.map(protectCell));
  return `\uFEFF${Papa.unparse(rows, { newline: '\r\n', quotes: true })}\r\n`;
}
