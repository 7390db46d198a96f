import { expect, test } from 'vitest';
import { mediaKind } from './mediaKind';

test.each([
  ['https://example.com/shoe.jpg', 'image'],
  ['https://example.com/shoe.PNG?size=2', 'image'],
  ['https://example.com/wave.gif#start', 'gif'],
  ['https://example.com/film.mp4', 'video'],
  ['https://example.com/film.WEBM?download=a.pdf', 'video'],
  ['https://example.com/bill.pdf', 'pdf'],
  ['https://example.com/media/1234', 'image'],
  ['https://example.pdf/', 'image'],
])('the kind of %s is %s', (url, kind) => {
  expect(mediaKind(url)).toBe(kind);
});
