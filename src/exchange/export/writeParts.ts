import type { CardContentDraft, SuggestionDraft } from '../../schema/draft/draft';

/** A card as JSON for the system clipboard, under a key that names it even when the card is empty. */
export function writeCard(card: CardContentDraft): string {
  return JSON.stringify({ cardContent: card }, null, 2);
}

/** A button as JSON for the system clipboard, in the shape that it has in a template. */
export function writeSuggestion(suggestion: SuggestionDraft): string {
  return JSON.stringify(suggestion, null, 2);
}
