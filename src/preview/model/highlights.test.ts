import { expect, it } from 'vitest';
import { findExample } from '../../schema/examples/examples';
import { partsAt } from './highlights';

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
