import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { cardsOf } from './templateParts';

const cardContents = [{ title: 'One' }, { title: 'Two' }];
const carousel: TemplateDraft = {
  type: 'carousel',
  component: { richCard: { carouselCard: { cardContents } } },
};
const text: TemplateDraft = { type: 'text_message', component: { text: 'Hi' } };

test('lists the cards in the order of the payload, with their paths', () => {
  expect(cardsOf(carousel).map(({ path }) => path)).toEqual([
    'component.richCard.carouselCard.cardContents.0',
    'component.richCard.carouselCard.cardContents.1',
  ]);
  expect(cardsOf(text)).toEqual([]);
});
