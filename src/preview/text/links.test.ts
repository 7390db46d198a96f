import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtLinks, linkHost, previewedLink, trailingLink } from './links';

const linksOf = (text: string) =>
  splitAtLinks(text).flatMap(({ link, text: found }) => (link ? [`${link} ${found}`] : []));

test('finds web addresses, without the punctuation of the sentence', () => {
  expect(linksOf('Track (https://a.example/[custom_param1a]?x=1), or see http://b.example.')).toEqual([
    'web https://a.example/[custom_param1a]?x=1',
    'web http://b.example',
  ]);
});

test.each([
  ['See www.shop.example now', 'web www.shop.example'],
  ['(www.shop.example/sale?x=1).', 'web www.shop.example/sale?x=1'],
  ['Visit larkandloom.com!', 'web larkandloom.com'],
  ['Visit Shop.Lark-Loom.co.uk/spring, please', 'web Shop.Lark-Loom.co.uk/spring'],
  ['Write to care@larkandloom.com.', 'email care@larkandloom.com'],
  ['Call +91 98765 43210 today', 'phone +91 98765 43210'],
  ['Call +15551234567.', 'phone +15551234567'],
  ['Call (555) 123-4567', 'phone (555) 123-4567'],
  ['9876543210', 'phone 9876543210'],
])('%j: %s', (text, link) => {
  expect(linksOf(text)).toEqual([link]);
});

test.each([
  ['The sale ends.Now hurry'],
  ['1.5 litres, version 2.0.1, 3.000.000'],
  ['On 2026-11-22 at 10.30'],
  ['Order 12345678, ticket 123456789012345'],
  ['@handle and a@b'],
  ['www.'],
  ['https://'],
  ['e.g. this'],
  ['1 2 3 4 5 6 7 8 9 10'],
])('%j has no link', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test('several kinds keep their order', () => {
  expect(linksOf('a@b.com, +44 20 7946 0000 or shop.com')).toEqual([
    'email a@b.com',
    'phone +44 20 7946 0000',
    'web shop.com',
  ]);
});

test('a number within an address is part of the address', () => {
  expect(linksOf('https://a.example/9876543210')).toEqual(['web https://a.example/9876543210']);
});

test('the joined pieces give the text again', () => {
  const word = fc.constantFrom(
    'https://',
    'http://a.example',
    ' ',
    '.',
    ')',
    '\n',
    'x',
    '[custom_param1a]',
    'www.a.com',
    'a@b.com',
    '+91 98765 43210',
    '9876543210',
    '(',
    '@',
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('');
      expect(
        splitAtLinks(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('the time grows with the text, not with its square', () => {
  const hostile = ['a.'.repeat(20_000), '1 '.repeat(20_000), 'a@'.repeat(20_000), 'a@' + 'a.'.repeat(20_000)];
  for (const text of hostile) expect(linksOf(text)).toEqual([]);
});

test.each([
  ['https://www.shop.example/sale?x=1', 'shop.example'],
  ['HTTP://shop.example', 'shop.example'],
  ['www.shop.example#top', 'shop.example'],
  ['shop.com/sale', 'shop.com'],
])('the host of %s is %s', (address, host) => {
  expect(linkHost(address)).toBe(host);
});

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
