import { withHiddenLinks } from '../exchange/campaign/takeCampaign';
import { looksLikeDocument } from './importTarget';
import { draftOf } from '../workspace/newDraft';
import type { AppServices, ImportSource } from '../workspace/services/AppServices';
import { startComponent } from '../editor/changeType';
import { whyNotText } from '../editor/media/droppedFiles';
import {
  isLibraryFile,
  LIBRARY_EDGE,
  MAX_IMPORT_BYTES,
  MAX_LIBRARY_BYTES,
} from '../exchange/file/libraryFile';

/** Sorts a text: one template, or a library. `html`: the clipboard's other form of it, which has the links of words. */
export function toImportSource(text: string, html = ''): ImportSource {
  if (isLibraryFile(text)) return { text: '', library: text };
  return { text: looksLikeDocument(text) ? text : withHiddenLinks(text, html) };
}

/** What an import starts with, sorted: what was only pasted comes as it is, with the clipboard's other form of it. */
export const sortedSource = (start: ImportSource): ImportSource =>
  start.problem === undefined && start.library === undefined ? toImportSource(start.text, start.html) : start;

async function looksLikeLibrary(file: File): Promise<boolean> {
  const edges = [file.slice(0, LIBRARY_EDGE), file.slice(-LIBRARY_EDGE)];
  return isLibraryFile((await Promise.all(edges.map((edge) => edge.text()))).join('\n'));
}

/** Reads a chosen or dropped file as text. Never reads a file that is too large. */
export async function readImportFile(file: File): Promise<ImportSource> {
  try {
    const reason = await whyNotText(file);
    if (reason !== undefined) return { text: '', problem: reason };
    if (file.size > MAX_LIBRARY_BYTES || (file.size > MAX_IMPORT_BYTES && !(await looksLikeLibrary(file)))) {
      return { text: '', problem: await tooLarge(file) };
    }
    const text = await file.text();
    if (text.trim() === '')
      return { text: '', problem: `“${file.name}” is empty. Choose a file with a template.` };
    return toImportSource(text);
  } catch {
    return {
      text: '',
      problem: `“${file.name}” couldn’t be read. If it’s a folder, import its files instead.`,
    };
  }
}

async function tooLarge(file: File): Promise<string> {
  return (await looksLikeLibrary(file))
    ? `“${file.name}” is larger than 64 MB. Export the templates to several smaller files.`
    : `“${file.name}” is larger than 1 MB, which is too large for a template.`;
}

/** A new message that takes these files as its pictures when it opens: a card for one, a carousel for several. */
export function draftForPictures(
  { newDrafts, cardSource }: Pick<AppServices, 'newDrafts' | 'cardSource'>,
  pictures: readonly File[],
): string {
  const type = pictures.length === 1 ? 'rich_card' : 'carousel';
  const { id } = newDrafts.add(draftOf({ type, component: startComponent(type) }));
  cardSource.setState({ draftId: id, pictures }, true);
  return id;
}
