import { expect, test } from 'vitest';
import { fitsOnOneLine } from './fitsOnOneLine';

test('a short label fits a medium card, and not a small one', () => {
  expect(fitsOnOneLine('Tell me more', 'label', 'medium')).toBe(true);
  expect(fitsOnOneLine('Tell me more', 'label', 'small')).toBe(false);
});

test('wide and unknown letters do not fit', () => {
  expect(fitsOnOneLine('W'.repeat(25), 'label', 'medium')).toBe(false);
  expect(fitsOnOneLine('दुकान', 'label', 'vertical')).toBe(false);
  expect(fitsOnOneLine('🎁', 'label', 'vertical')).toBe(false);
});

test('an address has more room, as its letters are smaller', () => {
  expect(fitsOnOneLine('example.com/0/2', 'address', 'medium')).toBe(true);
  expect(fitsOnOneLine('larkandloom.example/spring/jacket', 'address', 'medium')).toBe(false);
});
