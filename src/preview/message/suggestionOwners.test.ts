import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { suggestionsOf } from './suggestionOwners';

const yes = { reply: { text: 'Yes' } };
const no = { reply: { text: 'No' } };

test('lists the suggestions of a message with their paths', () => {
  const template: TemplateDraft = {
    type: 'text_message',
    component: { text: 'Hi', suggestions: [yes, no] },
  };
  expect(suggestionsOf(template)).toEqual([
    { suggestion: yes, path: 'component.suggestions.0' },
    { suggestion: no, path: 'component.suggestions.1' },
  ]);
});

test('lists the suggestions of the cards with their paths', () => {
  const cardContents = [{ title: 'One' }, { title: 'Two', suggestions: [yes, no] }];
  const template: TemplateDraft = {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardContents } } },
  };
  const at = 'component.richCard.carouselCard.cardContents.1.suggestions';
  expect(suggestionsOf(template)).toEqual([
    { suggestion: yes, path: `${at}.0` },
    { suggestion: no, path: `${at}.1` },
  ]);
});
