import { expect, test } from 'vitest';
import { linkHost, trailingLink } from './trailingLink';

test.each([
  ['See https://shop.example/sale', 'https://shop.example/sale'],
  ['See https://shop.example/sale.', 'https://shop.example/sale'],
  ['https://a.example then https://b.example/x \n', 'https://b.example/x'],
  ['https://shop.example/[custom_param1a]', 'https://shop.example/[custom_param1a]'],
])('the link at the end of %j is %s', (text, link) => {
  expect(trailingLink(text)).toBe(link);
});

test.each([['https://shop.example/sale is on'], ['https://shop.example/sale 🎉'], ['No link at all'], ['']])(
  '%j ends in no link',
  (text) => {
    expect(trailingLink(text)).toBeUndefined();
  },
);

test('gives the host without www', () => {
  expect(linkHost('https://www.shop.example/sale?x=1')).toBe('shop.example');
  expect(linkHost('HTTP://shop.example')).toBe('shop.example');
});
