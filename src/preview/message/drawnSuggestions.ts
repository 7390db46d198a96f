import type { SuggestionDraft } from '../../schema/draft/draft';
import { limits } from '../../schema/values/limits';

/** A suggestion with its index in the payload. */
export type Placed = { suggestion: SuggestionDraft; index: number };

/** The suggestions that are drawn, and the number of those over the limit. */
export type DrawnSuggestions = { shown: Placed[]; beyond: number };

/** Suggestions that a card or a message has at most. */
export const maxSuggestions = { card: limits.cardSuggestions, message: limits.chips } as const;

/** The first suggestions of a card or a message, up to the limit of its kind. */
export function drawnSuggestions(
  suggestions: readonly SuggestionDraft[],
  owner: keyof typeof maxSuggestions,
): DrawnSuggestions {
  const max = maxSuggestions[owner];
  return {
    shown: suggestions.slice(0, max).map((suggestion, index) => ({ suggestion, index })),
    beyond: Math.max(0, suggestions.length - max),
  };
}
