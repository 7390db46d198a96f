import { expect, test } from 'vitest';
import { menuPlace } from './OptionsMenu';

const screen = { width: 393, height: 852 };
const within = { left: 100, top: 50, bottom: 902, width: 393 };

test('opens a menu under its control', () => {
  const control = { left: 124, top: 350, bottom: 394, width: 272 };
  expect(menuPlace(control, within, screen, 4)).toEqual({ left: 24, top: 352 });
});

test('opens a menu above a control near the bottom, within the screen', () => {
  const control = { left: 400, top: 800, bottom: 844, width: 200 };
  expect(menuPlace(control, within, screen, 3)).toEqual({ left: 135, top: 610 });
});

test('keeps a menu on a narrower screen', () => {
  const control = { left: 200, top: 350, bottom: 394, width: 100 };
  const narrow = { ...within, width: 320 };
  expect(menuPlace(control, narrow, { width: 320, height: 852 }, 3)).toEqual({ left: 62, top: 352 });
});

test('gives the same position on a zoomed page', () => {
  const control = { left: 248, top: 700, bottom: 788, width: 544 };
  expect(menuPlace(control, { left: 200, top: 100, bottom: 1804, width: 786 }, screen, 4)).toEqual({
    left: 24,
    top: 352,
  });
});

test('opens a menu in the part of the screen that the window shows', () => {
  const control = { left: 124, top: 550, bottom: 594, width: 272 };
  const seen = { top: 250, bottom: 650 };
  // Under it the window ends: above.
  expect(menuPlace(control, within, screen, 4, seen)).toEqual({ left: 24, top: 316 });
  // Neither under nor above is room: at the end of what is shown, never above its start.
  expect(menuPlace(control, within, screen, 8, seen).top).toBe(592 - 352);
  expect(menuPlace(control, within, screen, 11, seen).top).toBe(208);
});
