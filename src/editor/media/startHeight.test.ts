import { expect, test } from 'vitest';
import { findAdvice } from '../../advice/findAdvice';
import { valueAt } from '../../lib/path';
import type { MediaDraft, TemplateDraft } from '../../schema/draft/draft';
import { chooseOrientation, startHeight } from './pictureCommands';

const card = (media: MediaDraft): TemplateDraft => ({
  type: 'rich_card',
  component: {
    richCard: { standaloneCard: { cardOrientation: 'VERTICAL', cardContent: { title: 'Tea', media } } },
  },
});
const turn = (draft: TemplateDraft, orientation: 'VERTICAL' | 'HORIZONTAL') => {
  const state = { draft, stash: {}, parameters: {} } as Parameters<typeof chooseOrientation>[0];
  return chooseOrientation(state, orientation).apply(state).draft;
};
const heightOf = (draft: TemplateDraft) =>
  valueAt(draft, 'component.richCard.standaloneCard.cardContent.media.height');
const contentInfo = { fileUrl: 'https://shop.example/tea.jpg' };

test('the height that the program set leaves with the vertical layout and comes back, without advice', () => {
  const horizontal = turn(card({ height: 'MEDIUM', contentInfo }), 'HORIZONTAL');
  expect(heightOf(horizontal)).toBeUndefined();
  expect(startHeight(horizontal)).toBeUndefined();
  expect(findAdvice(horizontal).map(({ id }) => id)).not.toContain('height-on-horizontal');
  const vertical = turn(horizontal, 'VERTICAL');
  expect(heightOf(vertical)).toBe('MEDIUM');
  expect(findAdvice(vertical).map(({ id }) => id)).not.toContain('height-missing');
});

test('a height that the person chose stays', () => {
  expect(heightOf(turn(card({ height: 'TALL', contentInfo }), 'HORIZONTAL'))).toBe('TALL');
});

test('a picture in a carousel starts as high as the others', () => {
  const cardContents = [{ media: { height: 'SHORT' as const, contentInfo } }, {}];
  const carousel: TemplateDraft = {
    type: 'carousel',
    component: { richCard: { carouselCard: { cardWidth: 'SMALL', cardContents } } },
  };
  expect(startHeight(carousel)).toBe('SHORT');
  expect(startHeight({ type: 'carousel', component: {} })).toBe('MEDIUM');
});
