import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { drawnCards } from './drawnCards';

/** A suggestion with its dotted draft path. */
export type SuggestionPart = { suggestion: SuggestionDraft; path: string };

/** A message or a card, by its dotted draft path, with its suggestions. */
export type SuggestionOwner = { path: string; parts: SuggestionPart[] };

function owner(path: string, suggestions: SuggestionDraft[] = []): SuggestionOwner {
  const parts = suggestions.map((suggestion, index) => ({
    suggestion,
    path: `${path}.suggestions.${index}`,
  }));
  return { path, parts };
}

/** The owners of suggestions in a template: its cards, else the message itself. */
export function ownersOf(template: TemplateDraft): SuggestionOwner[] {
  const cards = drawnCards(template);
  if (cards.length === 0) return [owner('component', template.component.suggestions)];
  return cards.map(({ card, path }) => owner(path, card.suggestions));
}

/** Every suggestion of a template, in document order. */
export function suggestionsOf(template: TemplateDraft): SuggestionPart[] {
  return ownersOf(template).flatMap(({ parts }) => parts);
}
