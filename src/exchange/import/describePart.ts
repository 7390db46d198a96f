import type { CardContentDraft, SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { cardsOf } from '../../schema/draft/cards';
import { plural } from '../../schema/values/text';
import { typeNames } from '../../schema/template/typeNames';

/** The content of an import. */
export type ImportedPart =
  | { kind: 'template'; draft: TemplateDraft }
  | { kind: 'card'; card: CardContentDraft }
  | { kind: 'suggestions'; suggestions: SuggestionDraft[] }
  /** The words of a message, with the buttons that were found in them. */
  | { kind: 'text'; text: string; suggestions: SuggestionDraft[] };

/** The content in one sentence: "Taken: a carousel with 2 cards and 3 buttons." */
export function describePart(part: ImportedPart): string {
  return `Taken: ${namePart(part)}.`;
}

/** The content in words: "a carousel with 2 cards and 3 buttons". */
export function namePart(part: ImportedPart): string {
  if (part.kind === 'suggestions') return plural(part.suggestions.length, 'button');
  if (part.kind === 'card') return `a card${withParts([[part.card.suggestions?.length ?? 0, 'button']])}`;
  if (part.kind === 'text') {
    const { text, suggestions } = part;
    return `a text of ${plural(text.length, 'character')}${withParts([[suggestions.length, 'button']])}`;
  }
  const { type, component } = part.draft;
  const cards = cardsOf(part.draft);
  const buttons = [component, ...cards].reduce((sum, { suggestions }) => sum + (suggestions?.length ?? 0), 0);
  const parts = withParts([
    [component.richCard?.carouselCard ? cards.length : 0, 'card'],
    [buttons, 'button'],
  ]);
  return `a ${typeNames[type].toLowerCase()}${parts}`;
}

function withParts(parts: [number, string][]): string {
  const counted = parts.filter(([number]) => number > 0).map(([number, name]) => plural(number, name));
  return counted.length === 0 ? '' : ` with ${counted.join(' and ')}`;
}
