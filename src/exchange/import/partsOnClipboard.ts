import { importJson, type ImportResult } from './importTemplate';

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
