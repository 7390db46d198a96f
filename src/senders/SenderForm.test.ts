import { expect, test } from 'vitest';
import { brandNote } from '../preview/android/skin/skinProperties';
import { colorNote } from './SenderForm';

test.each([
  [undefined, 'If not set, phones use their own colour.'],
  [
    '#8b1e3f',
    'Contrast on white 8.9:1 (Google asks for 4.5:1). In the dark theme phones use their own colour, because the contrast is 1.8:1.',
  ],
  [
    '#f4b400',
    'Contrast on white 1.8:1 (Google asks for 4.5:1). In the light theme phones use their own colour, because the contrast is 1.6:1.',
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
        note.includes('their own colour instead') ||
        note.includes(`In the ${theme} theme phones use their own`);
      expect(isRefused, theme).toBe(brandNote(color, theme) !== undefined);
    }
  },
);
