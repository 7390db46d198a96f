import type { SuggestionDraft } from '../../schema/draft/draft';
import { suggestionKindOf } from '../../schema/draft/suggestionKinds';

/** The web address that Android prints under a button of a card: without its scheme. Undefined for other kinds. */
export function addressLine(suggestion: SuggestionDraft): string | undefined {
  if (suggestionKindOf(suggestion) !== 'openUrlAction') return undefined;
  return (suggestion.action?.openUrlAction?.url ?? '').replace(/^https?:\/\//i, '');
}
