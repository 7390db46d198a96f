import { expect, test } from 'vitest';
import { mediaRatio } from './mediaRatio';

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
