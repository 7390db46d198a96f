import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { clippingSentence } from '../clipping/clippingWords';
import { recommendedRatio } from './recommendedMedia';
import { defaultPreviewOptions } from '../model/options';
import { drawnHeight, mediaRatio } from './mediaBox';

test('a tall picture is medium in a small card, and beside a text it has no height (9, 18)', () => {
  expect(drawnHeight('small', 'TALL')).toBe('MEDIUM');
  expect(drawnHeight('medium', 'TALL')).toBe('TALL');
  expect(drawnHeight('left', 'TALL')).toBeUndefined();
  expect(drawnHeight('vertical', undefined)).toBe('SHORT');
});

test('crops and words about cuts follow the height that is drawn', () => {
  expect(recommendedRatio('small', 'TALL')).toBe(1);
  expect(recommendedRatio('side', 'TALL')).toBe(9 / 16);
  const media = { height: 'TALL' as const, contentInfo: { fileUrl: 'https://a.example/b.jpg' } };
  const template: TemplateDraft = {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'SMALL', cardContents: [{ media }] } } },
  };
  const path = 'component.richCard.carouselCard.cardContents.0.media.contentInfo.fileUrl';
  const state = { ...defaultPreviewOptions, system: 'android' as const };
  expect(
    clippingSentence(
      { kind: 'picture', path, hidden: 0.3, form: 'landscape', edges: 'left and right' },
      state,
      template,
    ),
  ).toBe('Android, small card, Medium: 30% of this landscape picture is cut off.');
});

test.each([
  [3, 2],
  [4, 3],
  [1, 1],
  [16, 9],
  [21, 9],
  [7, 2],
])('a picture of %i:%i keeps its ratio', (width, height) => {
  expect(mediaRatio({ width: width * 100, height: height * 100 })).toBeCloseTo(width / height, 10);
});

test('a very wide or very tall picture is cut', () => {
  expect(mediaRatio({ width: 4000, height: 1000 })).toBe(3.5);
  expect(mediaRatio({ width: 1000, height: 4000 })).toBe(9 / 16);
});

test('the box is 3:2 while the size is unknown, and for a picture without a size', () => {
  expect(mediaRatio(undefined)).toBe(1.5);
  expect(mediaRatio({ width: 0, height: 0 })).toBe(1.5);
});
