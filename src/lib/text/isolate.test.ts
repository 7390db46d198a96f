import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isolate, isolateForeign, markTurns, quote } from './isolate';

test('a text that is read from left to right stays as it is', () => {
  for (const text of ['', 'Order 7', 'नमस्ते', '12:30', '“Yes”']) expect(isolate(text)).toBe(text);
});

test('a text that is read from right to left is isolated', () => {
  expect(isolate('مرحبا')).toBe('\u2068مرحبا\u2069');
  expect(isolate('Shop שלום')).toBe('\u2068Shop שלום\u2069');
});

test('characters that turn the direction are shown by their code', () => {
  expect(markTurns('a\u202Eb\u2069')).toBe('a[U+202E]b[U+2069]');
});

test('no text ends its isolation, or turns what follows it', () => {
  const turns = fc.constantFrom(
    '\u202A',
    '\u202B',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2068',
    '\u2069',
    'ا',
    'a',
  );
  fc.assert(
    fc.property(fc.string({ unit: turns }), (text) => {
      const inner = isolate(text).replace(/^\u2068([^]*)\u2069$/, '$1');
      expect(inner).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    }),
  );
});

test('a quoted text is isolated and shortened, and no character is cut in half', () => {
  expect(quote('LARGE')).toBe('“LARGE”');
  expect(quote('مرحبا')).toBe('“\u2068مرحبا\u2069”');
  expect(quote('x'.repeat(40))).toBe(`“${'x'.repeat(40)}”`);
  expect(quote('x'.repeat(41))).toBe(`“${'x'.repeat(39)}…”`);
  expect(quote('abc😀defg', 5)).toBe('“abc\uFFFD…”');
});

test('a sentence keeps its isolations, and shows what would turn it', () => {
  expect(isolateForeign('“\u2068ا\u2069” and \u202Ex\u2069')).toBe('“\u2068ا\u2069” and [U+202E]x[U+2069]');
});
