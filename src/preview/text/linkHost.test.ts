import { expect, test } from 'vitest';
import { linkHost } from './linkHost';

test.each([
  ['https://www.shop.example/sale?x=1', 'shop.example'],
  ['HTTP://shop.example', 'shop.example'],
  ['www.shop.example#top', 'shop.example'],
  ['shop.com/sale', 'shop.com'],
])('the host of %s is %s', (address, host) => {
  expect(linkHost(address)).toBe(host);
});
