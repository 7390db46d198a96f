import { describe, expect, it, test } from 'vitest';
import { recommendedRatio, recommendedSize } from '../../preview/media/recommendedMedia';
import type { TemplateDraft } from '../../schema/draft/draft';
import {
  turned,
  fitWithin,
  hiddenShare,
  largestWithin,
  shownSize,
  smallestAround,
} from '../prepare/drawPicture';
import { boxesOf, cardPlaceOf } from './cardPlace';
import {
  areaAround,
  cutOf,
  readMediaCrop,
  toMediaCrop,
  turnBy,
  type CropSettings,
  centreOf,
  focusAt,
  hasRatio,
  offsetOf,
  turnFocus,
} from './cropArea';
import { describeRatio } from './CropDialog';

const options = { carouselWidths: 'messages2026', deviceWidth: 412, sideHeight: undefined } as const;

describe('the part of a picture that a box shows', () => {
  it('is as large as fits, around the centre', () => {
    expect(shownSize({ width: 3000, height: 2000 }, { width: 396, height: 264 })).toEqual({
      width: 3000,
      height: 2000,
    });
    expect(shownSize({ width: 1000, height: 1000 }, { width: 200, height: 100 })).toEqual({
      width: 1000,
      height: 500,
    });
    expect(shownSize({ width: 1000, height: 1000 }, { width: 60, height: 120 })).toEqual({
      width: 500,
      height: 1000,
    });
  });

  it('hides the rest, as a share of the whole', () => {
    expect(hiddenShare({ width: 1000, height: 1000 }, { width: 200, height: 100 })).toBeCloseTo(0.5);
    expect(hiddenShare({ width: 3, height: 2 }, { width: 6, height: 4 })).toBe(0);
  });

  it.each([
    ['vertical', 'SHORT', 7 / 2],
    ['vertical', 'MEDIUM', 21 / 9],
    ['vertical', 'TALL', 3 / 2],
    ['small', 'SHORT', 16 / 10],
    ['medium', 'SHORT', 8 / 3],
    ['medium', 'MEDIUM', 16 / 9],
    ['medium', 'TALL', 9 / 8],
  ] as const)('of a recommended picture (%s, %s) is nearly all of it on Android', (place, height, ratio) => {
    expect(recommendedRatio(place, height)).toBe(ratio);
    const size = recommendedSize(place, ratio);
    expect(size.width / size.height).toBeCloseTo(ratio, 2);
    expect(hiddenShare(size, boxesOf({ place, height }, size, options).android)).toBeLessThan(0.02);
  });
});

const card = (cardOrientation: 'VERTICAL' | 'HORIZONTAL'): TemplateDraft => ({
  type: 'rich_card',
  component: {
    richCard: { standaloneCard: { cardOrientation, cardContent: { media: { height: 'TALL' } } } },
  },
});

describe('the place of a picture', () => {
  const carousel: TemplateDraft = {
    type: 'carousel',
    component: {
      richCard: { carouselCard: { cardWidth: 'SMALL', cardContents: [{}, { media: { height: 'TALL' } }] } },
    },
  };

  it('follows layout and width, and small cards are never tall', () => {
    const standalone = 'component.richCard.standaloneCard.cardContent';
    expect(cardPlaceOf(card('VERTICAL'), standalone)).toEqual({ place: 'vertical', height: 'TALL' });
    expect(cardPlaceOf(card('HORIZONTAL'), standalone)).toEqual({ place: 'side', height: 'TALL' });
    const second = cardPlaceOf(carousel, 'component.richCard.carouselCard.cardContents.1');
    expect(second).toEqual({ place: 'small', height: 'TALL' });
    expect(boxesOf(second, { width: 1, height: 1 }, options).android).toEqual({ width: 180, height: 168 });
  });

  it('is a square of 60 on an iPhone beside a text, and its own ratio above it', () => {
    const picture = { width: 1600, height: 1200 };
    expect(boxesOf({ place: 'side', height: undefined }, picture, options).ios).toEqual({
      width: 60,
      height: 60,
    });
    expect(boxesOf({ place: 'vertical', height: 'SHORT' }, picture, options).ios).toEqual({
      width: 288,
      height: 216,
    });
  });
});

describe('a crop', () => {
  it('is read back as it was stored', () => {
    const settings: CropSettings = {
      shape: 'recommended',
      turn: 90,
      area: { x: 10, y: 0, width: 50.5, height: 100 },
    };
    expect(readMediaCrop(toMediaCrop(settings))).toEqual(settings);
    const focused = { ...settings, focus: { x: 12.5, y: 80 } };
    expect(readMediaCrop(toMediaCrop(focused))).toEqual(focused);
    expect(readMediaCrop({ ...toMediaCrop(focused), focusX: 101 })).toEqual(settings);
    expect(readMediaCrop({ whole: true })).toBeUndefined();
    expect(readMediaCrop({ shape: 'frame', turn: 45 })).toBeUndefined();
    expect(readMediaCrop({ shape: 'whole', turn: 0, x: -5, y: 0, width: 10, height: 10 })).toEqual({
      shape: 'whole',
      turn: 0,
      area: undefined,
    });
  });

  it('stays within its picture, in whole pixels', () => {
    const cut = cutOf({ x: 33.333, y: 0, width: 66.668, height: 100 }, { width: 1000, height: 501 }, 0);
    expect(cut).toEqual({ x: 333, y: 0, width: 667, height: 501, turn: 0 });
  });

  it('turns by quarters, with the sides of the picture', () => {
    expect(turnBy(0, -90)).toBe(270);
    expect(turnBy(270, 90)).toBe(0);
    expect(turned({ width: 3, height: 2 }, 270)).toEqual({ width: 2, height: 3 });
  });

  it('begins as large as its ratio allows, and is never enlarged', () => {
    expect(largestWithin({ width: 3000, height: 2000 }, 1)).toEqual({ width: 2000, height: 2000 });
    expect(largestWithin({ width: 1000, height: 2000 }, 2)).toEqual({ width: 1000, height: 500 });
    expect(fitWithin({ width: 400, height: 300 }, { width: 1620, height: 1080 })).toEqual({
      width: 400,
      height: 300,
    });
    expect(fitWithin({ width: 4000, height: 3000 }, { width: 1620, height: 1080 })).toEqual({
      width: 1440,
      height: 1080,
    });
  });

  it('names its ratio as people do', () => {
    expect(describeRatio(16 / 9)).toBe('16:9');
    expect(describeRatio(232 / 168)).toBe('1.38:1');
  });
});

const shown = { picture: { width: 600, height: 400 }, crop: { width: 600, height: 200 } };

test('a crop is made around its focus, as near as its edges allow', () => {
  expect(offsetOf({ x: 50, y: 50 }, shown, 1)).toEqual({ x: 0, y: 0 });
  // There is room up and down only, and not for the whole way.
  expect(offsetOf({ x: 10, y: 30 }, shown, 1)).toEqual({ x: 0, y: 80 });
  expect(offsetOf({ x: 10, y: 2 }, shown, 1)).toEqual({ x: 0, y: 100 });
  expect(offsetOf({ x: 10, y: 30 }, shown, 2)).toEqual({ x: 300, y: 160 });
});

test('a press finds the point of the picture that it hit', () => {
  const offset = offsetOf({ x: 30, y: 40 }, shown, 2);
  expect(focusAt({ x: 0, y: 0 }, offset, shown.picture, 2)).toEqual({ x: 30, y: 40 });
  expect(focusAt({ x: 300, y: 0 }, { x: 0, y: 0 }, shown.picture, 1)).toEqual({ x: 100, y: 50 });
  expect(focusAt({ x: 301, y: 0 }, { x: 0, y: 0 }, shown.picture, 1)).toBeUndefined();
});

test('the focus turns with its picture, and back', () => {
  expect(turnFocus({ x: 20, y: 10 }, 90)).toEqual({ x: 90, y: 20 });
  expect(turnFocus(turnFocus({ x: 20, y: 10 }, 90), -90)).toEqual({ x: 20, y: 10 });
});

test('a stored part is taken up again only if the card still has its ratio', () => {
  const area = { x: 0, y: 25, width: 100, height: 50 };
  expect(centreOf(area)).toEqual({ x: 50, y: 50 });
  const picture = { width: 1000, height: 1000 };
  expect(hasRatio(area, picture, 0, 2)).toBe(true);
  expect(hasRatio(area, picture, 0, 2.002)).toBe(true);
  expect(hasRatio(area, picture, 0, 1)).toBe(false);
  expect(hasRatio(area, { width: 2000, height: 1000 }, 90, 1)).toBe(true);
});

describe('a picture that is shown whole', () => {
  it('stands in the middle of the smallest part of a ratio', () => {
    expect(smallestAround({ width: 600, height: 1200 }, 2)).toEqual({
      x: -900,
      y: 0,
      width: 2400,
      height: 1200,
    });
    expect(smallestAround({ width: 1600, height: 400 }, 2)).toEqual({
      x: 0,
      y: -200,
      width: 1600,
      height: 800,
    });
  });

  it('hides only what is cut of the picture, not of its background', () => {
    const around = { width: 2400, height: 1200 };
    const content = { width: 600, height: 1200 };
    expect(hiddenShare(around, { width: 100, height: 100 }, content)).toBe(0);
    expect(hiddenShare(around, { width: 400, height: 100 }, content)).toBeCloseTo(0.5);
  });

  it('keeps its colour with the file', () => {
    const settings: CropSettings = { shape: 'frame', turn: 90, area: undefined, background: '#0a0b0c' };
    expect(readMediaCrop(toMediaCrop(settings))).toEqual(settings);
    expect(readMediaCrop({ shape: 'frame', turn: 0, background: 'url(x)' })).not.toHaveProperty('background');
  });
});

test('the part around a point has the ratio, and stays within the picture', () => {
  expect(areaAround({ width: 1000, height: 1000 }, 2)).toEqual({ x: 0, y: 25, width: 100, height: 50 });
  expect(areaAround({ width: 1000, height: 1000 }, 2, { x: 10, y: 95 })).toEqual({
    x: 0,
    y: 50,
    width: 100,
    height: 50,
  });
  expect(areaAround({ width: 2000, height: 1000 }, 1, { x: 30, y: 50 })).toEqual({
    x: 5,
    y: 0,
    width: 50,
    height: 100,
  });
});
