import { expect, test } from 'vitest';
import { describeLetters } from '../description/seen';
import { lossWords } from './clippingWords';

test('numbers of letters are grouped as everywhere', () => {
  const cut = { kind: 'text', part: 'description', path: '', seen: 1121, of: 2120, text: 'Dear' } as const;
  expect(lossWords(cut)).toBe('only 1,121 of 2,120 characters of the description fit');
  expect(describeLetters(cut)).toBe('1,121 of 2,120 characters fit, “Dear…”');
});
