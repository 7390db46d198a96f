import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { suggestionText } from '../../schema/draft/suggestionKinds';
import { drawnCards } from '../message/drawnCards';
import { noSamples, type Samples, withSamples } from '../text/withSamples';

/** The words of a message in their order, a part a line, for people who cannot see its drawing. */
export function messageText(template: TemplateDraft, samples: Samples = noSamples): string {
  const { text = '', suggestions = [] } = template.component;
  const cards = drawnCards(template);
  const lines =
    cards.length === 0
      ? ['Message', text, buttonLine(suggestions)]
      : cards.flatMap(({ name, card }) => [
          name,
          card.title,
          card.description,
          card.media && 'Picture',
          buttonLine(card.suggestions ?? []),
        ]);
  return lines
    .map((line = '') => withSamples(line, samples).trim())
    .filter((line) => line !== '')
    .join('\n');
}

function buttonLine(suggestions: readonly SuggestionDraft[]): string {
  const texts = suggestions.map(suggestionText).filter((text) => text !== '');
  return texts.length === 0 ? '' : `Buttons: ${texts.join(', ')}`;
}
