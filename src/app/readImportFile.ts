import { MOST_IMPORT_BYTES } from '../exchange/importTemplate';

/** What is to be imported, or why a file was not read. */
export type ImportSource = { text: string; problem?: string };

/** Reads a file that a person chose or dropped, as text; one that is too large is not read at all. */
export async function readImportFile(file: File): Promise<ImportSource> {
  if (file.size > MOST_IMPORT_BYTES) {
    return {
      text: '',
      problem: `${file.name} is larger than 1 MB and was not read. A template needs a small part of that.`,
    };
  }
  try {
    return { text: await file.text() };
  } catch {
    return { text: '', problem: `${file.name} could not be read. A folder must be opened file by file.` };
  }
}
