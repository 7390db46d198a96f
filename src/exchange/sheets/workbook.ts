import type { Cell, CellValue } from 'hucre';

/** Bytes of all files in the archive, unzipped. */
const MAX_UNZIPPED = 20_000_000;

export type WorkbookSheet = { name: string; rows: string[][]; others: string[] };

/**
 * The cells of one sheet of an Excel workbook as a spreadsheet shows them; the first one unless a name is given. Cells outside
 * of `range` ("A1:C9") are not read. Throws what the library throws for a damaged file.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  range: string,
  name?: string,
): Promise<WorkbookSheet | 'too large' | 'no such sheet'> {
  if (!isModestArchive(bytes)) return 'too large';
  const { readXlsx, formatValue } = await import('hucre');
  const names: string[] = [];
  const workbook = await readXlsx(bytes, {
    readStyles: true,
    range,
    sheets: (info) => {
      const isHidden = info.hidden === true || info.veryHidden === true;
      if (!isHidden) names.push(info.name);
      return !isHidden && (name === undefined ? names.length === 1 : info.name === name);
    },
  });
  const [sheet] = workbook.sheets;
  if (!sheet) return 'no such sheet';
  const textOf = (value: CellValue, cell: Cell | undefined) => {
    const shown = cell?.type === 'formula' ? (cell.formulaResult ?? null) : value;
    if (typeof shown !== 'number' && !(shown instanceof Date)) return formatValue(shown, 'General');
    return shownNumber(shown, cell?.style?.numFmt ?? 'General', formatValue);
  };
  return {
    name: sheet.name,
    rows: sheet.rows.map((row, at) =>
      row.map((value, column) => textOf(value, sheet.cells?.get(`${at},${column}`))),
    ),
    others: names.filter((other) => other !== sheet.name),
  };
}

const SCIENTIFIC = /^[#0.,]+E[+-]?0+$/i;
/** "m/d/yyyy" is what the library calls the date format that each computer shows in its own way. */
const LOCAL_DATES: Readonly<Record<string, string>> = {
  'm/d/yyyy': 'yyyy-mm-dd',
  'm/d/yyyy h:mm': 'yyyy-mm-dd hh:mm',
  'mm-dd-yy': 'yyyy-mm-dd',
  'm/d/yy h:mm': 'yyyy-mm-dd hh:mm',
};

function shownNumber(
  value: number | Date,
  format: string,
  formatValue: (value: CellValue, format: string) => string,
): string {
  if (typeof value === 'number' && (/^General$/i.test(format) || SCIENTIFIC.test(format)))
    return plainNumber(value);
  // The library leaves out a currency sign in brackets, such as [$₹-4009].
  const signed = format.replaceAll(/\[\$([^\]-]+)(?:-[^\]]*)?\]/g, '"$1"');
  return formatValue(value, LOCAL_DATES[format] ?? signed);
}

/** A number with all its digits: a phone number or an ID is no "9.19E+11". */
function plainNumber(value: number): string {
  if (Number.isInteger(value)) return Math.abs(value) < 1e21 ? String(value) : BigInt(value).toString();
  // Excel has 15 digits: more are rounding errors.
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e-') ? Number(text).toFixed(20).replace(/0+$/, '') : text;
}

/**
 * Whether an archive says that it unzips to a modest size. The library unzips no file beyond the size that the archive says
 * it has, so a file of no size is refused too.
 */
function isModestArchive(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = directoryEnd(view);
  if (end === undefined) return true;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength) return false;
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const isFolder = bytes[at + 46 + view.getUint16(at + 28, true) - 1] === 0x2f;
    total += size;
    if (total > MAX_UNZIPPED || (size === 0 && packed !== 2 && !isFolder)) return false;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return true;
}

/** Where the record is that ends the list of files. It is the last of the file but for a comment. */
function directoryEnd(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return undefined;
}
