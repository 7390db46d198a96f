import type { SuggestionDraft } from '../../../schema/draft/draft';

/** D (Google's playbook for iOS 26.2): more actions than these fold into one control. Some builders fold at two. */
export const maxInlineActions = 2;

/** A suggestion with its place in the payload. */
export type Placed = { suggestion: SuggestionDraft; index: number };

/** Suggestions as an iPhone sorts them, each group in the order of the payload. */
export type SuggestionGroups = { actions: Placed[]; replies: Placed[]; folds: boolean };

/**
 * Sorts the suggestions of a card or a text: actions first, replies after them, whatever their order in the
 * payload; three actions fold into "Options". A suggestion that is nothing yet stands with the replies.
 */
export function suggestionGroups(placed: Placed[]): SuggestionGroups {
  const actions = placed.filter(({ suggestion }) => suggestion.action !== undefined);
  const replies = placed.filter(({ suggestion }) => suggestion.action === undefined);
  return { actions, replies, folds: actions.length > maxInlineActions };
}

/** The suggestions of a list with their places, at most `most`. */
export function withPlaces(suggestions: SuggestionDraft[], most: number): Placed[] {
  return suggestions.slice(0, most).map((suggestion, index) => ({ suggestion, index }));
}
