import type { CardContentDraft, SuggestionDraft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';
import { writeCard, writeSuggestion } from '../../exchange/export/writeParts';
import { announce } from '../../ui/notices/announcer';
import { isMac } from '../../ui/browser/keys';
import type { TemplateEditorModel } from '../model/createTemplateEditor';
import { listActions, type EntryName } from './listActions';
import { valueAt } from '../../lib/path';
import { cardsPath, type ListPath } from '../model/paths';

/** An entry of a list of cards or buttons. */
export type RowPlace = { list: ListPath; index: number };

const ROW = /^(.+)\.(\d+)\.open$/;

const nameOf = (list: ListPath): EntryName => (list === cardsPath ? 'card' : 'button');
const isCarousel = (list: string): list is typeof cardsPath => list === cardsPath;
const isList = (list: string): list is ListPath => isCarousel(list) || list.endsWith('suggestions');

/** The entry whose line has the focus. */
export function rowAt(target: EventTarget | null): RowPlace | undefined {
  const mark = target instanceof HTMLElement ? target.dataset['focus'] : undefined;
  const [, list, index] = ROW.exec(mark ?? '') ?? [];
  return list !== undefined && isList(list) ? { list, index: Number(index) } : undefined;
}

/** "card 2", "button 1". */
export const rowName = ({ list, index }: RowPlace) => `${nameOf(list)} ${index + 1}`;

/** Entries that a list may have. */
export function maxEntries(list: ListPath): number {
  if (isCarousel(list)) return limits.maxCards;
  return list === 'component.suggestions' ? limits.chips : limits.cardSuggestions;
}

/** The entry as a text for the clipboard. */
export function rowText(editor: TemplateEditorModel, { list, index }: RowPlace): string {
  const entry = valueAt(editor.draft.get(), `${list}.${index}`);
  return isCarousel(list) ? writeCard(entry as CardContentDraft) : writeSuggestion(entry as SuggestionDraft);
}

const keys = (letter: string) => (isMac() ? `⌘${letter}` : `Ctrl+${letter}`);

/** Copies an entry by a button; where the browser withholds the clipboard the key still works. */
export async function copyRow(editor: TemplateEditorModel, place: RowPlace): Promise<boolean> {
  const name = rowName(place);
  try {
    await navigator.clipboard.writeText(rowText(editor, place));
    announce(`Copied ${name}.`);
    return true;
  } catch {
    focusRow(place);
    announce(`This browser does not let a page copy by itself. Press ${keys('C')} now to copy ${name}.`);
    return false;
  }
}

/** Pastes what the clipboard holds after an entry, by a button. */
export async function pasteAfterRow(editor: TemplateEditorModel, place: RowPlace): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    focusRow(place);
    announce(
      `This browser does not let a page read the clipboard. Press ${keys('V')} now to paste after ${rowName(place)}.`,
    );
    return;
  }
  const pasted = await pasteRow(editor, place, text);
  if (pasted === 'other')
    announce(
      `The clipboard holds no ${nameOf(place.list)}. Press ${keys('V')} outside of a field to look at what it holds.`,
    );
}

/**
 * Pastes a text after an entry: `pasted` when it holds nothing but entries of this kind, `refused` when the
 * list would be too long, `other` when it has to be looked at first.
 */
export async function pasteRow(
  editor: TemplateEditorModel,
  { list, index }: RowPlace,
  text: string,
): Promise<'pasted' | 'refused' | 'other'> {
  const { readCopiedCard, readCopiedSuggestions } = await import('../../exchange/import/partsOnClipboard');
  const copied = isCarousel(list) ? readCopiedCard(text) : readCopiedSuggestions(text);
  if (!copied || copied.report.some(({ level }) => level !== 'taken')) return 'other';
  const entries = copied.kind === 'card' ? [copied.card] : copied.suggestions;
  const problem = tooMany(editor, list, entries.length);
  if (problem !== undefined) {
    announce(problem);
    return 'refused';
  }
  editor.brought.set(entries);
  listActions(editor, list, nameOf(list)).insert(index + 1, entries);
  return 'pasted';
}

/** Why so many more entries do not fit into a list; undefined when they do. */
export function tooMany(editor: TemplateEditorModel, list: ListPath, more: number): string | undefined {
  const now = valueAt(editor.draft.get(), list);
  const count = (Array.isArray(now) ? now.length : 0) + more;
  const most = maxEntries(list);
  if (count <= most) return undefined;
  const name = nameOf(list);
  const place = isCarousel(list)
    ? 'The carousel'
    : list === 'component.suggestions'
      ? 'The message'
      : 'The card';
  return `${place} would have ${count} ${name}s, and ${most} is the most. Delete ${count - most} first; nothing was pasted.`;
}

function focusRow({ list, index }: RowPlace) {
  document.querySelector<HTMLElement>(`[data-focus="${list}.${index}.open"]`)?.focus();
}
