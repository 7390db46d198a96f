import type { Cell, CellStyle } from 'hucre/xlsx';
import { columnLetters } from '../sheets/readSheet';
import { translationCells } from './translationSheet';
import type { TranslationTable } from './translationTable';

const SHEET = 'Translations';
const WIDTHS = { text: 44, note: 30, short: 10 } as const;

const wrapped = (fill?: string, isLocked = true): CellStyle => ({
  alignment: { wrapText: true, vertical: 'top' },
  protection: { locked: isLocked },
  ...(fill && { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: fill } } }),
});
const styles = {
  heading: { ...wrapped('FFE8EAED'), font: { bold: true } },
  locked: wrapped('FFF1F3F4'),
  open: wrapped(undefined, false),
  outdated: wrapped('FFFEEFC3', false),
  machine: wrapped('FFE8F0FE', false),
} satisfies Record<string, CellStyle>;

/** Excel writes a character that XML cannot have as its code, and so a text that looks like such a code. */
const codeOf = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
const UNWRITABLE =
  /_(?=x[0-9A-Fa-f]{4}_)|[\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** Cells have one kind of line end; other programs show the code of another one. */
const writable = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, codeOf);

/**
 * A table as an Excel workbook with one sheet. Only the translations can be changed; there is no password. Outdated ones are
 * yellow, those of a service blue.
 */
export async function writeXlsx(table: TranslationTable): Promise<Uint8Array> {
  const { writeXlsx: write } = await import('hucre/xlsx');
  const rows = translationCells(table);
  const first = (rows[0]?.length ?? 0) - table.languages.length;
  const cells = new Map<string, Partial<Cell>>();
  for (const [at, row] of rows.entries())
    for (const [column, text] of row.entries())
      cells.set(`${at},${column}`, {
        type: 'string',
        value: writable(text),
        style: at === 0 ? styles.heading : styleOf(table, at - 1, column - first),
      });
  return write({
    properties: { title: table.name },
    sheets: [
      {
        name: SHEET,
        rows: rows.map((row) => row.map(writable)),
        cells,
        columns: (rows[0] ?? []).map((heading, column) => ({ width: widthOf(heading, column >= first - 1) })),
        freezePane: { rows: 1, columns: 2 },
        protection: { sheet: true, formatCells: true, formatColumns: true, formatRows: true },
        dataValidations: table.units.flatMap(({ limit, isTranslated }, index) =>
          limit === undefined || !isTranslated || table.languages.length === 0
            ? []
            : [
                lengthRule(
                  limit,
                  `${columnLetters(first)}${index + 2}:${columnLetters((rows[0]?.length ?? 1) - 1)}${index + 2}`,
                ),
              ],
        ),
      },
    ],
  });
}

function styleOf({ units, languages }: TranslationTable, index: number, language: number): CellStyle {
  const unit = units[index];
  const tag = languages[language];
  if (tag === undefined || !unit?.isTranslated) return styles.locked;
  const state = unit.targets[tag]?.state;
  return state === 'outdated' || state === 'machine' ? styles[state] : styles.open;
}

const widthOf = (heading: string, isText: boolean) =>
  isText ? WIDTHS.text : heading === 'Limit' || heading === 'ID' ? WIDTHS.short : WIDTHS.note;

/** A warning, so that a longer text can still be entered and shortened later. */
const lengthRule = (limit: number, range: string) => ({
  type: 'textLength' as const,
  operator: 'lessThanOrEqual' as const,
  formula1: String(limit),
  allowBlank: true,
  showErrorMessage: true,
  errorStyle: 'warning' as const,
  errorTitle: 'Too long',
  errorMessage: `At most ${limit} characters fit here.`,
  range,
});
