import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';
import { drawnCards } from './drawnCards';
import { suggestionKindOf } from '../../schema/draft/suggestionKinds';
import { iosInlineActions } from '../../schema/phones/iosFigures';

/** A suggestion with its index in the payload. */
export type Placed = { suggestion: SuggestionDraft; index: number };

/** The suggestions that are drawn, and the number of those over the limit. */
type DrawnSuggestions = { shown: Placed[]; beyond: number };

/** Suggestions that a card or a message has at most. */
export const maxSuggestions = { card: limits.cardSuggestions, message: limits.chips } as const;

/** The first suggestions of a card or a message, up to the limit of its kind. */
export function drawnSuggestions(
  suggestions: readonly SuggestionDraft[],
  place: keyof typeof maxSuggestions,
): DrawnSuggestions {
  const max = maxSuggestions[place];
  return {
    shown: suggestions.slice(0, max).map((suggestion, index) => ({ suggestion, index })),
    beyond: Math.max(0, suggestions.length - max),
  };
}

/** A suggestion with its dotted draft path. */
export type SuggestionPart = { suggestion: SuggestionDraft; path: string };

/** A message or a card, by its dotted draft path, with its suggestions. */
export type SuggestionOwner = { path: string; parts: SuggestionPart[] };

function ownerAt(path: string, suggestions: SuggestionDraft[] = []): SuggestionOwner {
  const parts = suggestions.map((suggestion, index) => ({
    suggestion,
    path: `${path}.suggestions.${index}`,
  }));
  return { path, parts };
}

/** The owners of suggestions in a template: its cards, else the message itself. */
export function ownersOf(template: TemplateDraft): SuggestionOwner[] {
  const cards = drawnCards(template);
  if (cards.length === 0) return [ownerAt('component', template.component.suggestions)];
  return cards.map(({ card, path }) => ownerAt(path, card.suggestions));
}

/** Every suggestion of a template, in document order. */
export function suggestionsOf(template: TemplateDraft): SuggestionPart[] {
  return ownersOf(template).flatMap(({ parts }) => parts);
}

/** The web address that Android prints under a button of a card: without its scheme. Undefined for other kinds. */
export function addressLine(suggestion: SuggestionDraft): string | undefined {
  if (suggestionKindOf(suggestion) !== 'openUrlAction') return undefined;
  return (suggestion.action?.openUrlAction?.url ?? '').replace(/^https?:\/\//i, '');
}

/** Suggestions as an iPhone groups them, each group in the order of the payload. */
type SuggestionGroups = { actions: Placed[]; replies: Placed[]; folds: boolean };

/**
 * Groups the suggestions of a card or a text: actions first, then replies, in any order of the payload. More
 * actions than stand inline fold into "Options". A blank suggestion belongs to the replies.
 */
export function suggestionGroups(placed: Placed[]): SuggestionGroups {
  const actions = placed.filter(({ suggestion }) => suggestion.action !== undefined);
  const replies = placed.filter(({ suggestion }) => suggestion.action === undefined);
  return { actions, replies, folds: actions.length > iosInlineActions };
}
