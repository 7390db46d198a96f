import { expect, test } from 'vitest';
import { fitsOnOneLine } from './fitsOnOneLine';

test('a short label fits a medium card, and not a small one', () => {
  expect(fitsOnOneLine('Tell me more', 'label', 'medium', 'default')).toBe(true);
  expect(fitsOnOneLine('Tell me more', 'label', 'small', 'default')).toBe(false);
});

test('fewer letters fit when the text is larger', () => {
  expect(fitsOnOneLine('Tell me more', 'label', 'medium', 'largest')).toBe(true);
  expect(fitsOnOneLine('Tell me more', 'label', 'medium', 'ax3')).toBe(false);
});

test('wide and unknown letters do not fit', () => {
  expect(fitsOnOneLine('W'.repeat(25), 'label', 'medium', 'default')).toBe(false);
  expect(fitsOnOneLine('दुकान', 'label', 'vertical', 'default')).toBe(false);
  expect(fitsOnOneLine('🎁', 'label', 'vertical', 'default')).toBe(false);
});

test('an address has more room, as its letters are smaller', () => {
  expect(fitsOnOneLine('example.com/0/2', 'address', 'medium', 'default')).toBe(true);
  expect(fitsOnOneLine('larkandloom.example/spring/jacket', 'address', 'medium', 'default')).toBe(false);
});
