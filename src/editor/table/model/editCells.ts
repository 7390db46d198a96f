import { putAt } from '../../../lib/path';
import { limits } from '../../../schema/values/limits';
import type { CardContentDraft, SuggestionDraft } from '../../../schema/draft/draft';
import { blankSuggestion, suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import type { MediaHeight } from '../../../schema/values/enums';
import type { DocumentState } from '../../model/createDocument';
import { entriesAt } from '../../state/paths';
import { cardsPath } from '../../../schema/draft/cards';
import { moveStash, stashKey, type Stash } from '../../state/stash';
import { isBlankButton, kindOfTarget, targetRefusal, withTarget, withText } from './buttonTarget';
import { buttonOf, type ColumnKey, cellText } from './tableColumns';

export type CellEdit = { row: number; key: ColumnKey; text: string };

/** The cards of a carousel. */
export function cardsIn({ draft }: Pick<DocumentState, 'draft'>): readonly CardContentDraft[] {
  return entriesAt(draft, cardsPath) as readonly CardContentDraft[];
}

/** The state with these texts in its cells. Rows after the last card become cards, as far as a carousel takes them. */
export function editCells(
  state: DocumentState,
  edits: readonly CellEdit[],
  pictureHeight?: MediaHeight,
): DocumentState {
  const cards = [...cardsIn(state)];
  const rows = edits.map(({ row }) => row).filter((row) => row < limits.maxCards);
  const height = pictureHeight ?? cards.find(({ media }) => media?.height)?.media?.height ?? 'MEDIUM';
  while (cards.length < Math.max(-1, ...rows) + 1) cards.push({});
  let { stash } = state;
  for (const row of new Set(rows)) {
    const card = cards[row] ?? {};
    const next = edits
      .filter((edit) => edit.row === row)
      .reduce<OpenCard>((part, edit) => write(part, edit, height), {
        card,
        buttons: card.suggestions ?? [],
      });
    stash = stashOf(stash, row, card, next);
    cards[row] = compact(next);
  }
  return { ...state, draft: putAt(state.draft, cardsPath, cards), stash };
}

/** A card while its cells are written: a button stays in its column until all are written. */
type OpenCard = { card: CardContentDraft; buttons: (SuggestionDraft | undefined)[] };

function write({ card, buttons }: OpenCard, { key, text }: CellEdit, height: MediaHeight): OpenCard {
  const button = buttonOf(key);
  if (!button) return { card: withField(card, key, text, height), buttons };
  const before = buttons[button.index];
  if (!before && text.trim() === '') return { card, buttons };
  const next = [...buttons];
  const start = before ?? blankSuggestion('reply');
  next[button.index] = button.part === 'text' ? withText(start, text) : withTarget(start, text);
  return { card, buttons: next };
}

function withField(
  card: CardContentDraft,
  key: ColumnKey,
  text: string,
  height: MediaHeight,
): CardContentDraft {
  if (key !== 'picture') return putAt(card, key, text === '' ? undefined : text);
  const fileUrl = text.trim();
  if (fileUrl === '') return putAt(card, 'media', undefined);
  return card.media
    ? putAt(card, 'media.contentInfo.fileUrl', fileUrl)
    : putAt(card, 'media', { height, contentInfo: { fileUrl } });
}

/** The card with its buttons moved together, without those that were emptied. */
function compact({ card, buttons }: OpenCard): CardContentDraft {
  const left = buttons.filter((button, index) => isKept(card, button, index)) as SuggestionDraft[];
  const { suggestions: _before, ...rest } = card;
  return left.length === 0 ? rest : { ...rest, suggestions: left };
}

/** A button that was blank before stays: only an edit of the table removes it. */
function isKept({ suggestions = [] }: CardContentDraft, button: SuggestionDraft | undefined, index: number) {
  return button !== undefined && (button === suggestions[index] || !isBlankButton(button));
}

/** Keeps what a card loses, for the way back: its picture, and the content of a button that does another thing now. */
function stashOf(stash: Stash, row: number, before: CardContentDraft, after: OpenCard): Stash {
  const at = `${cardsPath}.${row}`;
  const list = `${at}.suggestions`;
  const left = Array.from(after.buttons, (button, index) => isKept(before, button, index));
  /** The new index of a button; undefined if it goes. */
  const place = (index: number) => (left[index] ? left.slice(0, index).filter(Boolean).length : undefined);
  const moved = left.includes(false) ? moveStash(stash, list, place) : stash;
  const added: Stash = {};
  for (const [index, button] of (before.suggestions ?? []).entries()) {
    const kind = suggestionKindOf(button);
    const now = after.buttons[index];
    if (kind && now && left[index] && suggestionKindOf(now) !== kind)
      added[stashKey(`${list}.${place(index)}`, kind)] = button;
  }
  if (before.media && !after.card.media) added[stashKey(`${at}.media`, 'removed')] = before.media;
  return Object.keys(added).length === 0 ? moved : { ...moved, ...added };
}

/** Why a cell takes no such text; undefined if it does. */
export function refusalOf(
  card: CardContentDraft | undefined,
  key: ColumnKey,
  text: string,
): string | undefined {
  const button = buttonOf(key);
  const suggestion = button && card?.suggestions?.[button.index];
  return !suggestion || button.part === 'text' || kindOfTarget(text) ? undefined : targetRefusal(suggestion);
}

/** The state with the content of one cell in all cells below it. */
export function fillDown(state: DocumentState, row: number, key: ColumnKey): DocumentState {
  const cards = cardsIn(state);
  const from = cards[row];
  if (!from) return state;
  const button = buttonOf(key);
  const rows = cards.map((_, index) => index).filter((index) => index > row);
  const source = button && from.suggestions?.[button.index];
  if (!button || !source) {
    const text = cellText(from, key);
    return editCells(
      state,
      rows.map((at) => ({ row: at, key, text })),
    );
  }
  const next = cards.map((card, index) =>
    index > row ? withButton(card, button.index, source, button.part) : card,
  );
  return { ...state, draft: putAt(state.draft, cardsPath, next) };
}

function withButton(
  card: CardContentDraft,
  index: number,
  source: SuggestionDraft,
  part: 'text' | 'target',
): CardContentDraft {
  const buttons = card.suggestions ?? [];
  const own = buttons[index];
  if (!own && buttons.length >= limits.cardSuggestions) return card;
  // A new button has the text of the other one, or all of it; with the text alone its target is still to be written.
  const start = own ?? blankSuggestion(suggestionKindOf(source) ?? 'reply');
  const next =
    part === 'text'
      ? withText(start, suggestionText(source))
      : withText(source, suggestionText(own ?? source));
  return { ...card, suggestions: own ? buttons.with(index, next) : [...buttons, next] };
}
