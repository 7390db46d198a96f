import { expect, test } from 'vitest';
import { isWithin, selectionWithin } from './partPath';

test('a path lies within its part and the parts around it, not in a part with a longer number', () => {
  expect(isWithin('cards.1.media.height', 'cards.1.media')).toBe(true);
  expect(isWithin('cards.1', 'cards.1')).toBe(true);
  expect(isWithin('cards.10', 'cards.1')).toBe(false);
  expect(isWithin(undefined, 'cards.1')).toBe(false);
});

test('a selection elsewhere is undefined for the part', () => {
  expect(selectionWithin('cards.1.title', 'cards.1')).toBe('cards.1.title');
  expect(selectionWithin('cards.2.title', 'cards.1')).toBeUndefined();
});
