import { expect, test, it } from 'vitest';
import { isWithin, selectionWithin } from '../message/parts';
import { findExample } from '../../schema/examples/examples';
import { partsAt } from './drawnCards';

test('a path lies within its part and the parts around it, not in a part with a longer number', () => {
  expect(isWithin('cards.1.media.height', 'cards.1.media')).toBe(true);
  expect(isWithin('cards.1', 'cards.1')).toBe(true);
  expect(isWithin('cards.10', 'cards.1')).toBe(false);
  expect(isWithin(undefined, 'cards.1')).toBe(false);
});

test('a selection elsewhere is undefined for the part', () => {
  expect(selectionWithin('cards.1.title', 'cards.1')).toBe('cards.1.title');
  expect(selectionWithin('cards.2.title', 'cards.1')).toBeUndefined();
});

const cards = 'component.richCard.carouselCard.cardContents';
const card = 'component.richCard.standaloneCard.cardContent';

it.each([
  ['component.text', ['component.text']],
  ['component.suggestions.2.reply.text', ['component.suggestions.2']],
  [`${cards}.10.title`, [`${cards}.10.title`]],
  [`${cards}.1`, [`${cards}.1`]],
  [`${cards}.1.media.contentInfo.fileUrl`, [`${cards}.1.media`]],
  [`${cards}.0.suggestions.3.action.openUrlAction.url`, [`${cards}.0.suggestions.3`]],
  [`${card}.description`, [`${card}.description`]],
  [`${card}.suggestions.0`, [`${card}.suggestions.0`]],
  ['component.richCard.carouselCard.cardWidth', [0, 1, 2, 3, 4].map((place) => `${cards}.${place}`)],
  ['component.richCard', [0, 1, 2, 3, 4].map((place) => `${cards}.${place}`)],
  ['name', []],
  ['type', []],
])('finds the parts for %s: %j', (path, parts) => {
  const template = findExample('fashion')?.template;
  expect(template && partsAt(template, path)).toEqual(parts);
});
