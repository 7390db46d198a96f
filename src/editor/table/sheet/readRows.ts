import Papa from 'papaparse';
import { isFilledRow, parseSeparated } from '../../../exchange/sheets/separated';
import { headingMeaning, cellContentOf, type SheetRows } from './guessMeanings';
import { whyNotText } from '../../media/droppedFiles';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { cellText, columnsFor } from '../model/tableColumns';

/** Characters and rows that are read of a spreadsheet. A carousel has ten cards. */
const maxSheetCharacters = 1_000_000;
const maxSheetRows = 500;

const delimiters = ['\t', ';', ',', '|'] as const;

/** The rows of a text that a spreadsheet copied or saved; undefined if it does not look like one. */
export function readRows(text: string): string[][] | undefined {
  // JSON and commands have other readers.
  if (/^\s*(?:[[{]|curl\b)/.test(text)) return undefined;
  const sheet = readSheetText(text);
  if (!sheet || sheet.rows.length < 2 || (sheet.rows[0]?.length ?? 0) < 2) return undefined;
  if (sheet.delimiter === '\t') return sheet.rows;
  // Sentences hold commas too: want headings, or a column of addresses.
  const [first = [], ...rest] = sheet.rows;
  const headings = first.filter((cell) => headingMeaning(cell) !== undefined).length;
  const hasAddresses = first.some((_, column) =>
    rest.every((row) => ['picture', 'link'].includes(cellContentOf(row[column] ?? '') ?? '')),
  );
  return headings >= 2 || hasAddresses ? sheet.rows : undefined;
}

/** The rows of a text that the person calls a spreadsheet; undefined if there is nothing in it. */
export function readSheetText(text: string): { rows: string[][]; delimiter: string | undefined } | undefined {
  const source = text.replace(/^\uFEFF/, '').slice(0, maxSheetCharacters);
  if (source.trim() === '') return undefined;
  for (const delimiter of delimiters) {
    if (!source.includes(delimiter)) continue;
    const rows = parse(source, delimiter).filter(isFilledRow);
    if (isRegular(rows)) return { rows: squared(rows), delimiter };
  }
  return { rows: parse(source, '\t').filter(isFilledRow), delimiter: undefined };
}

/** The cells of a block that a spreadsheet copied: columns by tabs, rows by line breaks, blank ones too. */
export function readBlock(text: string): string[][] {
  const rows = parse(text.slice(0, maxSheetCharacters), '\t');
  // Spreadsheets end the last row with a line break.
  return rows.length > 1 && !isFilledRow(rows.at(-1) ?? []) ? rows.slice(0, -1) : rows;
}

const parse = (source: string, delimiter: string): string[][] =>
  parseSeparated(source, maxSheetRows, delimiter).rows;

/** Whether nearly all rows have the same number of cells, and more than one. */
function isRegular(rows: SheetRows): boolean {
  const width = rows[0]?.length ?? 0;
  if (width < 2) return false;
  return rows.filter((row) => row.length === width).length >= rows.length * 0.8;
}

/** The rows with the same number of cells, without columns that are blank in all of them. */
function squared(rows: SheetRows): string[][] {
  const width = Math.max(...rows.map((row) => row.length));
  const filled = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => (row[column] ?? '').trim() !== ''),
  );
  return rows.map((row) => filled.map((column) => row[column] ?? ''));
}

/** The text of a file with rows, or the reason why it cannot be read. */
export async function readSheetFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (/\.(?:xlsx?|ods|numbers)$/i.test(file.name))
    return {
      problem: `“${file.name}” is not a CSV file. Open it and copy the rows, or save it as CSV.`,
    };
  const reason = await whyNotText(file).catch(() => undefined);
  if (reason !== undefined) return { problem: reason };
  if (file.size > 4 * maxSheetCharacters)
    return { problem: `“${file.name}” is too large. Copy the rows you need and paste them.` };
  const text = await file.text().catch(() => '');
  return text.trim() === '' ? { problem: `“${file.name}” is empty or could not be read.` } : { text };
}

/** The cards as rows with headings, as a spreadsheet takes them from the clipboard. */
export function writeRows(cards: readonly CardContentDraft[]): string {
  const columns = columnsFor(cards);
  const fields = columns.map(({ label }) => label);
  const data = cards.map((card) => columns.map(({ key }) => cellText(card, key)));
  return Papa.unparse({ fields, data }, { delimiter: '\t' });
}
