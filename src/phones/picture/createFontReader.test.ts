import { expect, it } from 'vitest';
import { includesAny } from './createFontReader';

it.each([
  ['U+0-FF, U+131', 'Hello', true],
  ['U+0100-02BA,U+02BD', 'Hello', false],
  ['U+0100-02BA,U+02BD', 'Łódź', true],
  ['U+1F600-1F64F', 'A 😀', true],
  ['U+1F600-1F64F', 'A 🎉', false],
  ['U+4??', 'Ж', true],
  ['U+4??', 'a', false],
  ['', 'a', true],
])('whether %s has a character of %s', (range, text, has) => {
  expect(includesAny(range, text)).toBe(has);
});
