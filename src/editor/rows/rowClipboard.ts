import { valueAt } from '../../lib/path';
import type { CardContentDraft, SuggestionDraft } from '../../schema/draft/draft';
import { noParameterNotes } from '../../schema/draft/parameterNotes';
import { adoptPart } from '../../schema/parameters/parameters';
import { limits } from '../../schema/values/limits';
import { writeCard, writeSuggestion } from '../../exchange/export/copiedParts';
import { announce } from '../../ui/notices/announcer';
import { isMac } from '../../ui/browser/keys';
import { entriesAt, type ListPath } from '../state/paths';
import { cardsPath } from '../../schema/draft/cards';
import type { TemplateEditor } from '../model/TemplateEditor';
import { listActions, type EntryName } from './listActions';

/** An entry of a list of cards or buttons. */
export type RowPlace = { list: ListPath; index: number };

const ENTRY = /^(.+)\.(\d+)$/;

const nameOf = (list: ListPath): EntryName => (list === cardsPath ? 'card' : 'button');
const isCarousel = (list: string): list is typeof cardsPath => list === cardsPath;
const isList = (list: string): list is ListPath => isCarousel(list) || list.endsWith('suggestions');

/** The entry whose line has the focus. `target`: the target of a clipboard event. */
export function rowAt({ focus }: TemplateEditor, target: EventTarget | null): RowPlace | undefined {
  const line = target instanceof Element ? focus.lineAt(target) : undefined;
  const [, list, index] = ENTRY.exec(line ?? '') ?? [];
  return list !== undefined && isList(list) ? { list, index: Number(index) } : undefined;
}

/** "card 2", "button 1". */
export const rowName = ({ list, index }: RowPlace) => `${nameOf(list)} ${index + 1}`;

/** The number of entries that a list may have. */
function maxEntries(list: ListPath): number {
  if (isCarousel(list)) return limits.maxCards;
  return list === 'component.suggestions' ? limits.chips : limits.cardSuggestions;
}

/** The entry as a text for the clipboard. */
export function rowText({ document }: TemplateEditor, { list, index }: RowPlace): string {
  const { draft, ...notes } = document.getState();
  const entry = valueAt(draft, `${list}.${index}`);
  return isCarousel(list)
    ? writeCard(entry as CardContentDraft, notes)
    : writeSuggestion(entry as SuggestionDraft, notes);
}

const keys = (letter: string) => (isMac() ? `⌘${letter}` : `Ctrl+${letter}`);

/** Copies an entry; returns whether it did. If the browser blocks the clipboard, announces the key that still works. */
export async function copyRow(editor: TemplateEditor, place: RowPlace): Promise<boolean> {
  const name = rowName(place);
  try {
    await navigator.clipboard.writeText(rowText(editor, place));
    announce(`Copied ${name}.`);
    return true;
  } catch {
    focusLine(editor, place);
    announce(`Press ${keys('C')} to copy ${name}. This browser blocks the copy button.`);
    return false;
  }
}

/** Pastes the clipboard after an entry. */
export async function pasteAfterRow(editor: TemplateEditor, place: RowPlace): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    focusLine(editor, place);
    announce(`Press ${keys('V')} to paste after ${rowName(place)}. This browser blocks the paste button.`);
    return;
  }
  const pasted = await pasteRow(editor, place, text);
  if (pasted === 'other')
    announce(
      `There is no ${nameOf(place.list)} on the clipboard. Press ${keys('V')} outside a field to see what is there.`,
    );
}

/**
 * Pastes a text after an entry: `pasted` if it contains only entries of this kind, `refused` if the list would be
 * too long, `other` if the person has to look at it first.
 */
export async function pasteRow(
  editor: TemplateEditor,
  { list, index }: RowPlace,
  text: string,
): Promise<'pasted' | 'refused' | 'other'> {
  const { readCopiedCard, readCopiedSuggestions } = await import('../../exchange/import/importTemplate');
  const copied = isCarousel(list) ? readCopiedCard(text) : readCopiedSuggestions(text);
  if (!copied || copied.report.some(({ level }) => level !== 'taken')) return 'other';
  const entries = copied.kind === 'card' ? [copied.card] : copied.suggestions;
  const problem = tooMany(editor, list, entries.length);
  if (problem !== undefined) {
    announce(problem);
    return 'refused';
  }
  const { parameters: copiedNotes = noParameterNotes, altTexts = {} } = copied;
  const { part, parameters } = adoptPart(entries, copiedNotes, editor.document.getState());
  listActions(editor, list, nameOf(list)).insert(index + 1, part, { parameters, altTexts });
  return 'pasted';
}

/** The reason why so many more entries do not fit into a list; undefined if they do. */
export function tooMany({ document }: TemplateEditor, list: ListPath, more: number): string | undefined {
  const count = entriesAt(document.getState().draft, list).length + more;
  const max = maxEntries(list);
  if (count <= max) return undefined;
  const name = nameOf(list);
  const place = isCarousel(list)
    ? 'The carousel'
    : list === 'component.suggestions'
      ? 'The message'
      : 'The card';
  return `Not pasted. ${place} would have ${count} ${name}s, but at most ${max} are allowed. Delete ${count - max} first.`;
}

function focusLine({ focus }: TemplateEditor, { list, index }: RowPlace) {
  focus.focusSpot(`${list}.${index}`, 'line');
}
