import type { CardContentDraft, SuggestionDraft } from '../schema/draft';
import { importJson, type ImportResult } from './importTemplate';

/** A card as JSON for the system clipboard; the key says what it is, also where the card is still empty. */
export function writeCard(card: CardContentDraft): string {
  return JSON.stringify({ cardContent: card }, null, 2);
}

/** A button as JSON for the system clipboard, as it stands in a template. */
export function writeSuggestion(suggestion: SuggestionDraft): string {
  return JSON.stringify(suggestion, null, 2);
}

/** What the clipboard holds as a card: one that was copied here, or any JSON that is one. */
export function readCopiedCard(text: string): Extract<ImportResult, { kind: 'card' }> | undefined {
  const result = importJson(text);
  return result.ok && result.kind === 'card' ? result : undefined;
}

/** What the clipboard holds as buttons: one or several. */
export function readCopiedSuggestions(
  text: string,
): Extract<ImportResult, { kind: 'suggestions' }> | undefined {
  const result = importJson(text);
  return result.ok && result.kind === 'suggestions' && result.suggestions.length > 0 ? result : undefined;
}
