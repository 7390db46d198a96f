import { expect, test } from 'vitest';
import { addressLine } from './addressLine';
import { drawnSuggestions } from './drawnSuggestions';

const replies = (count: number) => Array.from({ length: count }, () => ({ reply: { text: 'Yes' } }));

test('a card has four suggestions, a message eleven; the others are counted (21)', () => {
  expect(drawnSuggestions(replies(6), 'card').shown.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  expect(drawnSuggestions(replies(6), 'card').beyond).toBe(2);
  expect(drawnSuggestions(replies(12), 'message')).toMatchObject({ beyond: 1 });
  expect(drawnSuggestions(replies(2), 'card').beyond).toBe(0);
});

test('only a web address is printed, without its scheme (41)', () => {
  const url = 'HTTPS://shop.example/sale';
  expect(addressLine({ action: { openUrlAction: { url } } })).toBe('shop.example/sale');
  expect(addressLine({ action: { openUrlAction: {} } })).toBe('');
  expect(addressLine({ action: { dialAction: {} } })).toBeUndefined();
});
