import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { drawnCards } from './drawnCards';

const carousel = (cardContents?: { title: string }[]): TemplateDraft => ({
  type: 'carousel',
  component: {
    richCard: { carouselCard: { cardWidth: 'SMALL', ...(cardContents ? { cardContents } : {}) } },
  },
});
const horizontal: TemplateDraft = {
  type: 'rich_card',
  component: {
    richCard: { standaloneCard: { cardOrientation: 'HORIZONTAL', thumbnailImageAlignment: 'RIGHT' } },
  },
};

test('cards stand in the order of the payload, each with its path, name and shape', () => {
  expect(drawnCards(carousel([{ title: 'One' }, { title: 'Two' }]))).toEqual([
    {
      card: { title: 'One' },
      path: 'component.richCard.carouselCard.cardContents.0',
      name: 'Card 1 of 2',
      shape: 'small',
    },
    {
      card: { title: 'Two' },
      path: 'component.richCard.carouselCard.cardContents.1',
      name: 'Card 2 of 2',
      shape: 'small',
    },
  ]);
});

test('a blank card is one empty card, a blank carousel two; a text has none', () => {
  expect(drawnCards(horizontal)).toMatchObject([{ card: {}, shape: 'right', name: 'Card' }]);
  expect(drawnCards({ type: 'rich_card', component: {} })).toMatchObject([{ shape: 'vertical' }]);
  expect(drawnCards(carousel()).map(({ card }) => card)).toEqual([{}, {}]);
  expect(drawnCards({ type: 'text_message', component: { text: 'Hi' } })).toEqual([]);
});

test('an unchanged card keeps its identity', () => {
  const template = carousel([{ title: 'One' }]);
  expect(drawnCards(template)[0]?.card).toBe(drawnCards(template)[0]?.card);
  expect(drawnCards(horizontal)[0]?.card).toBe(drawnCards(horizontal)[0]?.card);
});
