import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, inkOn } from './agent';

test('contrast is 21 for black on white and 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('every colour can carry black or white text', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const color = `#${red}${green}${blue}`;
      return (contrast(color, inkOn(color)) ?? 0) >= 4.5;
    }),
  );
});
