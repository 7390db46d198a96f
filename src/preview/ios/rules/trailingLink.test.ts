import { expect, test } from 'vitest';
import { trailingLink } from './trailingLink';

test.each([
  ['See https://shop.example/sale', 'https://shop.example/sale'],
  ['See https://shop.example/sale.', 'https://shop.example/sale'],
  ['https://a.example then https://b.example/x \n', 'https://b.example/x'],
  ['https://shop.example/[custom_param1a]', 'https://shop.example/[custom_param1a]'],
  ['See www.shop.example', 'www.shop.example'],
])('the link at the end of %j is %s', (text, link) => {
  expect(trailingLink(text)).toBe(link);
});

test.each([
  ['https://shop.example/sale is on'],
  ['https://shop.example/sale 🎉'],
  ['No link at all'],
  ['Call +15551234567'],
  [''],
])('%j ends in no link', (text) => {
  expect(trailingLink(text)).toBeUndefined();
});
