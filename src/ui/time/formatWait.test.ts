import { expect, it } from 'vitest';
import { formatWait } from './formatWait';

it.each([
  [1, '1 s'],
  [1000, '1 s'],
  [1001, '2 s'],
  [59_999, '1 min 00 s'],
  [65_000, '1 min 05 s'],
  [600_000, '10 min 00 s'],
  [0, '0 s'],
  [-5, '0 s'],
])('formats a wait of %i ms, rounded up, as "%s"', (milliseconds, words) => {
  expect(formatWait(milliseconds)).toBe(words);
});
