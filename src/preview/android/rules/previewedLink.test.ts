import { expect, test } from 'vitest';
import { previewedLink } from './previewedLink';

test.each([
  ['See https://shop.example/sale now', 'https://shop.example/sale'],
  ['Write to a@b.com or see www.b.com', 'www.b.com'],
])('of %j the page of %s is previewed', (text, link) => {
  expect(previewedLink(text)).toBe(link);
});

test.each([['https://a.example and https://b.example'], ['Call +15551234567'], ['No link'], ['']])(
  'of %j no page is previewed',
  (text) => {
    expect(previewedLink(text)).toBeUndefined();
  },
);
