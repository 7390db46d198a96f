import { limits } from '../../../schema/values/limits';
import type { CardContentDraft, SuggestionDraft } from '../../../schema/draft/draft';
import { blankSuggestion, suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import type { DocumentState } from '../../model/createDocument';
import { putAt } from '../../../lib/path';
import { cardsPath } from '../../../schema/draft/cards';
import { withText } from './buttonTarget';
import { cardsIn, editCells } from './editCells';
import { buttonOf, cellText, type ColumnKey } from './tableColumns';

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
  const next = own ? filled(own, source, part) : part === 'text' ? named(source) : source;
  return { ...card, suggestions: own ? buttons.with(index, next) : [...buttons, next] };
}

/** A new button with the text of another one; its own target is still to be written. */
const named = (source: SuggestionDraft) =>
  withText(blankSuggestion(suggestionKindOf(source) ?? 'reply'), suggestionText(source));

function filled(own: SuggestionDraft, source: SuggestionDraft, part: 'text' | 'target'): SuggestionDraft {
  return part === 'text' ? withText(own, suggestionText(source)) : withText(source, suggestionText(own));
}
