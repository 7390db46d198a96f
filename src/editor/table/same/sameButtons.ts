import { isolate } from '../../../lib/text/isolate';
import { putAt } from '../../../lib/path';
import type { CardContentDraft, SuggestionDraft } from '../../../schema/draft/draft';
import { blankSuggestion, suggestionKindOf, suggestionText } from '../../../schema/draft/suggestionKinds';
import type { DocumentState } from '../../model/createDocument';
import { cardOf } from '../../state/paths';
import { cardsPath } from '../../../schema/draft/cards';
import { targetOf, withText } from '../model/buttonTarget';
import { cardsIn } from '../model/editCells';

/**
 * The first choice for each button of a card: whether all cards get its target too. A link leads to the product of its
 * card, so they do not; a number or a place is the shop's, so they do, unless a card has another one.
 */
export function sharedTargets(state: DocumentState, index: number): boolean[] {
  const cards = cardsIn(state);
  const buttons = cards[index]?.suggestions ?? [];
  const others = cards.map(({ suggestions = [] }) => matchOwn(suggestions, buttons));
  return buttons.map((button, at) => {
    const kind = suggestionKindOf(button);
    if (kind === 'openUrlAction' || kind === 'reply') return false;
    return others.every((own) => ['', targetOf(button)].includes(targetOf(own[at] ?? {})));
  });
}

/** Whether a button has a target that another card could share. */
export function hasTarget(button: SuggestionDraft): boolean {
  return targetOf(button) !== '' || button.action?.createCalendarEventAction !== undefined;
}

/**
 * The state with the buttons of one card on all cards. A card keeps the target of its own button of the same kind,
 * unless `sharesTarget` is set for that button. `index`: the card whose buttons are taken.
 */
export function alignButtons(
  state: DocumentState,
  index: number,
  sharesTarget: readonly boolean[],
): DocumentState {
  const cards = cardsIn(state);
  const buttons = cards[index]?.suggestions ?? [];
  // A card without buttons is no example: the others keep theirs.
  if (buttons.length === 0) return state;
  const next = cards.map((card, at) =>
    at === index ? card : { ...card, suggestions: alignCard(card, buttons, sharesTarget) },
  );
  // A stash belongs to a path, which is another button's now.
  const stash = Object.fromEntries(
    Object.entries(state.stash).filter(([key]) => {
      const card = cardOf(key);
      return card === undefined || card === index || !key.includes('.suggestions.');
    }),
  );
  return { ...state, draft: putAt(state.draft, cardsPath, next), stash };
}

function alignCard(
  { suggestions = [] }: CardContentDraft,
  buttons: readonly SuggestionDraft[],
  sharesTarget: readonly boolean[],
): SuggestionDraft[] {
  const owners = matchOwn(suggestions, buttons);
  return buttons.map((button, at) => {
    if (sharesTarget[at]) return button;
    const own = owners[at];
    return own ? withText(own, suggestionText(button)) : withoutTarget(button);
  });
}

const isAlike = (a: SuggestionDraft | undefined, b: SuggestionDraft | undefined) =>
  a !== undefined && b !== undefined && suggestionKindOf(a) === suggestionKindOf(b);

/** For each button the card's own one of the same kind: at the same place, else the first that is left. */
export function matchOwn(
  own: readonly SuggestionDraft[],
  buttons: readonly SuggestionDraft[],
): (SuggestionDraft | undefined)[] {
  const left = new Set(own.filter((button, at) => !isAlike(button, buttons[at])));
  return buttons.map((button, at) => {
    if (isAlike(own[at], button)) return own[at];
    const other = [...left].find((each) => isAlike(each, button));
    if (other) left.delete(other);
    return other;
  });
}

/** The button for a card that has to bring its own target: kind, text and settings alone. */
function withoutTarget(button: SuggestionDraft): SuggestionDraft {
  const kind = suggestionKindOf(button) ?? 'reply';
  const blank = blankSuggestion(kind);
  const { openUrlAction } = button.action ?? {};
  const { url: _own, ...settings } = openUrlAction ?? {};
  const start = openUrlAction ? { action: { ...blank.action, openUrlAction: settings } } : blank;
  return withText(start, suggestionText(button));
}

const named = (button: SuggestionDraft) => `“${isolate(suggestionText(button)) || 'no text yet'}”`;

/** The effect on one card in words: texts, targets, and the buttons that go; empty if nothing changes. */
export function describeSameButtons(before: CardContentDraft, after: CardContentDraft): string[] {
  const own = before.suggestions ?? [];
  const next = after.suggestions ?? [];
  const owners = matchOwn(own, next);
  const changes = next.flatMap((button, at) => changeOf(owners[at], button));
  const gone = own
    .filter((button) => !owners.includes(button))
    .map((button) => `${named(button)} is removed`);
  return [...changes, ...gone];
}

function changeOf(own: SuggestionDraft | undefined, next: SuggestionDraft): string[] {
  if (!own) {
    const target = targetOf(next);
    const lacks = next.action?.openUrlAction ? ', without a link' : '';
    return [`${named(next)} is added${target === '' ? lacks : `: ${target}`}`];
  }
  const before = targetOf(own);
  const after = targetOf(next);
  const target = before === after ? '' : before === '' ? `: ${after}` : `: ${before} becomes ${after}`;
  const isSameText = suggestionText(own) === suggestionText(next);
  if (isSameText) return target === '' ? [] : [`${named(next)}${target}`];
  const kept = target === '' && before !== '' ? ` and keeps ${before}` : target;
  return [
    suggestionText(own) === '' ? `${named(next)}${kept}` : `${named(own)} becomes ${named(next)}${kept}`,
  ];
}
