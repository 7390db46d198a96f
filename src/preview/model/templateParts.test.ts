import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { cardsOf, suggestionAt } from './templateParts';

const yes = { reply: { text: 'Yes' } };
const no = { reply: { text: 'No' } };
const cardContents = [{ title: 'One' }, { title: 'Two', suggestions: [yes, no] }];
const carousel: TemplateDraft = {
  type: 'carousel',
  component: { richCard: { carouselCard: { cardContents } } },
};
const text: TemplateDraft = { type: 'text_message', component: { text: 'Hi', suggestions: [yes, no] } };

test('a suggestion is found where its path leads, in a message and in a card', () => {
  const at = 'component.richCard.carouselCard.cardContents';
  expect(suggestionAt(text, 'component.suggestions.1')).toBe(no);
  expect(suggestionAt(carousel, `${at}.1.suggestions.0`)).toBe(yes);
  expect(suggestionAt(carousel, `${at}.0.suggestions.0`)).toBeUndefined();
  expect(suggestionAt(carousel, `${at}.1.title`)).toBeUndefined();
});

test('the cards come in the order of the payload, with their paths', () => {
  expect(cardsOf(carousel).map(({ path }) => path)).toEqual([
    'component.richCard.carouselCard.cardContents.0',
    'component.richCard.carouselCard.cardContents.1',
  ]);
  expect(cardsOf(text)).toEqual([]);
});
