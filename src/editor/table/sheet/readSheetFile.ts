import { maxSheetCharacters } from './readRows';

/** The text of a file with rows, or the reason why it cannot be read. */
export async function readSheetFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > 4 * maxSheetCharacters)
    return { problem: `${file.name} is too large. Copy the rows that you need and paste them.` };
  const text = await file.text().catch(() => '');
  // The first letters of a workbook, which is an archive.
  if (/\.(?:xlsx?|ods|numbers)$/i.test(file.name) || text.startsWith('PK'))
    return {
      problem: `${file.name} is a workbook. Open it, copy the rows and paste them here, or save it as CSV.`,
    };
  return text.trim() === '' ? { problem: `${file.name} is empty or could not be read.` } : { text };
}
