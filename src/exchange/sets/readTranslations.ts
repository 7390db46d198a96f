import { readSheet } from '../sheets/readSheet';
import { decodeFile } from '../sheets/separated';
import { restoreCell } from './csvFile';
import { readTranslationSheet } from './translationSheet';
import type { ReadTranslations, TranslationTable } from './translationTable';

const MAX_XLIFF_BYTES = 10_000_000;

/** Reads a file of translations that came back: CSV, Excel or XLIFF. Nothing is changed by it. */
export async function readTranslations(
  bytes: Uint8Array,
  fileName: string,
  table: TranslationTable,
): Promise<ReadTranslations> {
  const failed = (message: string): ReadTranslations => ({
    texts: [],
    problems: [{ place: fileName, message }],
  });
  const start = new TextDecoder().decode(bytes.subarray(0, 200)).replaceAll('\0', '');
  if (/\.xl(?:iff?|f)$/i.test(fileName) || /^[^<]{0,4}<(?:\?xml|xliff)\b/.test(start)) {
    if (bytes.length > MAX_XLIFF_BYTES) return failed('The file is larger than 10 MB.');
    const { readXliff } = await import('./readXliff');
    return readXliff(decodeFile(bytes).text.replace(/^\uFEFF/, ''), fileName, table);
  }
  const sheet = await readSheet(bytes, fileName);
  if (!sheet.ok) return failed(sheet.message);
  const isWorkbook = sheet.sheetName !== undefined;
  return readTranslationSheet(sheet, fileName, table, isWorkbook ? undefined : restoreCell);
}
