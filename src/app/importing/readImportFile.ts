import { MAX_IMPORT_BYTES } from '../../exchange/import/importTemplate';
import { isLibraryFile, LIBRARY_EDGE, MAX_LIBRARY_BYTES } from '../../exchange/file/libraryFile';

/** What is to be imported, or why a file was not read. `library`: the text of a file of many drafts. */
export type ImportSource = { text: string; problem?: string; library?: string };

/** What was pasted, typed or read: one template, or a library. */
export function toImportSource(text: string): ImportSource {
  return isLibraryFile(text) ? { text: '', library: text } : { text };
}

async function meansToBeLibrary(file: File): Promise<boolean> {
  const edges = [file.slice(0, LIBRARY_EDGE), file.slice(-LIBRARY_EDGE)];
  return isLibraryFile((await Promise.all(edges.map((edge) => edge.text()))).join('\n'));
}

/** Reads a file that a person chose or dropped, as text; one that is too large is not read at all. */
export async function readImportFile(file: File): Promise<ImportSource> {
  try {
    if (file.size > MAX_LIBRARY_BYTES || (file.size > MAX_IMPORT_BYTES && !(await meansToBeLibrary(file)))) {
      return { text: '', problem: await tooLarge(file) };
    }
    return toImportSource(await file.text());
  } catch {
    return { text: '', problem: `${file.name} could not be read. A folder must be opened file by file.` };
  }
}

async function tooLarge(file: File): Promise<string> {
  return (await meansToBeLibrary(file))
    ? `${file.name} is larger than 64 MB and was not read. Export the templates in several files.`
    : `${file.name} is larger than 1 MB and was not read. A template needs a small part of that.`;
}
