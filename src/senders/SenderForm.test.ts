import { expect, test } from 'vitest';
import { brandNote } from '../preview/android/skin/skinProperties';
import { colorNote } from './SenderForm';

test.each([
  [undefined, 'Without one the phone uses its own colour.'],
  [
    '#8b1e3f',
    '8.9:1 on white. Google asks for at least 4.5:1. The dark phone shows its own colour: 1.8:1 on its cards.',
  ],
  [
    '#f4b400',
    '1.8:1 on white. Google asks for at least 4.5:1. The light phone shows its own colour: 1.6:1 on its cards.',
  ],
])('%s: %s', (color, note) => {
  expect(colorNote(color)).toBe(note);
});

test.each(['#8b1e3f', '#f4b400', '#767676', '#777777', '#0b57d0', '#ffffff', '#000000'])(
  'the page and both phones say the same of %s (89)',
  (color) => {
    const note = colorNote(color);
    for (const theme of ['light', 'dark'] as const) {
      const isRefused =
        note.includes('its own colour instead') || note.includes(`The ${theme} phone shows its own`);
      expect(isRefused, theme).toBe(brandNote(color, theme) !== undefined);
    }
  },
);
