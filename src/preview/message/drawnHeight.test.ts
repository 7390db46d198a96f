import { expect, test } from 'vitest';
import type { TemplateDraft } from '../../schema/draft/draft';
import { clippingSentence } from '../clipping/clippingWords';
import { recommendedRatio } from '../media/recommendedMedia';
import { defaultPreviewOptions } from '../model/options';
import { drawnHeight } from './drawnHeight';

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
  ).toBe('Android, small card, Medium: 30 % of this landscape picture is hidden.');
});
