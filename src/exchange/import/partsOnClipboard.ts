import { importJson, type ImportResult } from './importTemplate';

/** The card on the clipboard: copied here, or any JSON of a card. */
export function readCopiedCard(text: string): Extract<ImportResult, { kind: 'card' }> | undefined {
  const result = importJson(text);
  return result.ok && result.kind === 'card' ? result : undefined;
}

/** The buttons on the clipboard, one or several. */
export function readCopiedSuggestions(
  text: string,
): Extract<ImportResult, { kind: 'suggestions' }> | undefined {
  const result = importJson(text);
  return result.ok && result.kind === 'suggestions' && result.suggestions.length > 0 ? result : undefined;
}
