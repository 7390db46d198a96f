import { expect, test } from 'vitest';
import { centreOf, focusAt, hasRatio, offsetOf, turnFocus } from './focusPoint';

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
