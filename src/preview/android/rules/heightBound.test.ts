import { expect, test } from 'vitest';
import { carouselMaxHeights } from '../../../schema/phones/androidFigures';
import { heightBound } from './heightBound';

const room = { width: 200, textSize: 'default' as const };
const maxHeight = carouselMaxHeights.MEDIUM;
const media = { height: 'MEDIUM' as const };

const lines = (count: number) => heightBound({ description: 'x\n'.repeat(count) }, room);

test('a card of a few words is below the limit', () => {
  const suggestions = [{ reply: { text: 'Yes' } }, { reply: { text: 'No' } }];
  const card = { title: 'A room', description: 'With a view.', media, suggestions };
  expect(heightBound(card, room)).toBeLessThan(maxHeight);
});

test('long texts, many lines, wide letters and large text may exceed the limit', () => {
  for (const description of ['word '.repeat(60), 'x\n'.repeat(20), '木'.repeat(150)]) {
    expect(heightBound({ media, description }, room), description.slice(0, 4)).toBeGreaterThan(maxHeight);
  }
  const card = { media, description: 'word '.repeat(15) };
  expect(heightBound(card, room)).toBeLessThan(maxHeight);
  expect(heightBound(card, { ...room, textSize: 'largest' })).toBeGreaterThan(heightBound(card, room));
});

test('a line break counts even after a short line', () => {
  expect(lines(11) - lines(1)).toBeGreaterThanOrEqual(10 * 20);
});
