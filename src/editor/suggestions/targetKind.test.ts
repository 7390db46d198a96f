import { expect, test } from 'vitest';
import { isPlainLink, targetKind } from './changeKind';

test.each([
  ['https://shop.example/sale', 'openUrlAction'],
  ['www.shop.example', 'openUrlAction'],
  ['shop.example/1', 'openUrlAction'],
  ['our shop', 'openUrlAction'],
  ['98765 43210', 'dialAction'],
  ['+91 98765-43210', 'dialAction'],
  ['(022) 2612 3456', 'dialAction'],
  ['tel:+912266123456', 'dialAction'],
  ['1800', 'dialAction'],
])('the target %s makes a button of kind %s', (text, kind) => {
  expect(targetKind(text)).toBe(kind);
});

test('a link is plain from its first letter after the scheme on', () => {
  expect(['h', 'http://', 'www.', 'shop.example'].map(isPlainLink)).toEqual([false, false, false, false]);
  expect(['https://s', ' www.s', 'HTTP://x'].map(isPlainLink)).toEqual([true, true, true]);
});
