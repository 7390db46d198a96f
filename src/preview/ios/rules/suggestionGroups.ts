import type { SuggestionDraft } from '../../../schema/draft/draft';
import { iosInlineActions } from '../../../schema/phones/iosFigures';

/** A suggestion with its index in the payload. */
export type Placed = { suggestion: SuggestionDraft; index: number };

/** Suggestions as an iPhone groups them, each group in the order of the payload. */
export type SuggestionGroups = { actions: Placed[]; replies: Placed[]; folds: boolean };

/**
 * Groups the suggestions of a card or a text: actions first, then replies, in any order of the payload. Three
 * actions fold into "Options". A blank suggestion belongs to the replies.
 */
export function suggestionGroups(placed: Placed[]): SuggestionGroups {
  const actions = placed.filter(({ suggestion }) => suggestion.action !== undefined);
  const replies = placed.filter(({ suggestion }) => suggestion.action === undefined);
  return { actions, replies, folds: actions.length > iosInlineActions };
}

/** The suggestions of a list with their indexes, at most `max`. */
export function withPlaces(suggestions: SuggestionDraft[], max: number): Placed[] {
  return suggestions.slice(0, max).map((suggestion, index) => ({ suggestion, index }));
}
