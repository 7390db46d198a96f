import { expect, test } from 'vitest';
import { splitAtBreaks } from './addressBreaks';

test('an address breaks after its double slash, and before slashes, dots and other marks', () => {
  expect(splitAtBreaks('See https://www.shop.in/sale/a-b?x=1&y now.')).toEqual([
    'See https://',
    'www',
    '.shop',
    '.in',
    '/sale',
    '/a',
    '-b',
    '?x',
    '=',
    '1',
    '&',
    'y now.',
  ]);
});

test('other words stay whole, also with dots and slashes', () => {
  expect(splitAtBreaks('Mon.–Fri. 9/10 and/or e.g. 2.50')).toEqual(['Mon.–Fri. 9/10 and/or e.g. 2.50']);
});

test('the pieces joined are the text', () => {
  const text = 'a www.a.b//c https://x http:// .';
  expect(splitAtBreaks(text).join('')).toBe(text);
});
