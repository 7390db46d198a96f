import { iosInlineActions } from '../../../schema/phones/iosFigures';
import type { Placed } from '../../message/drawnSuggestions';

/** Suggestions as an iPhone groups them, each group in the order of the payload. */
export type SuggestionGroups = { actions: Placed[]; replies: Placed[]; folds: boolean };

/**
 * Groups the suggestions of a card or a text: actions first, then replies, in any order of the payload. More
 * actions than stand inline fold into "Options". A blank suggestion belongs to the replies.
 */
export function suggestionGroups(placed: Placed[]): SuggestionGroups {
  const actions = placed.filter(({ suggestion }) => suggestion.action !== undefined);
  const replies = placed.filter(({ suggestion }) => suggestion.action === undefined);
  return { actions, replies, folds: actions.length > iosInlineActions };
}
