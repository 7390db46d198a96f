import { expect, test } from 'vitest';
import { withoutPath } from './withoutPath';

test.each([
  ['component.text: must not be blank', ['component', 'text'], 'must not be blank'],
  [
    'component.richCard.carouselCard.cardContents[2].title: must have at most 200 characters',
    ['component', 'richCard', 'carouselCard', 'cardContents', 2, 'title'],
    'must have at most 200 characters',
  ],
  ['Name must be unique.', ['name'], 'Name must be unique.'],
  ['name: ', ['name'], 'name: '],
])('%s', (message, path, words) => {
  expect(withoutPath(message, path)).toBe(words);
});
