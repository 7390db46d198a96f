import { expect, test } from 'vitest';
import { disguisedWord, withoutDisguise } from './disguise';

test.each([
  ['Get it FR33 today', 'FR33', 'free'],
  ['W1n a bike', 'W1n', 'win'],
  ['C1ick here', 'C1ick', 'click'],
  ['Your c@$h waits', 'c@$h', 'cash'],
  ['It is f.r.e.e for you', 'f.r.e.e', 'free'],
  ['A l0an of 500', 'l0an', 'loan'],
])('finds the disguised word of “%s”', (text, written, word) => {
  expect(disguisedWord(text)).toEqual({ written, word });
});

test.each([
  'Free delivery! Win 10 points.',
  'Order A330 or B1 leaves gate 5A at 10:45.',
  'Write to win@free.example, or open https://shop.example/fr33.',
  'Use code FR33DOM50 before 4 May.',
  'It costs $500 (U.S.A. only).',
  'Windows 10, iPhone 15, 4G and 5G',
])('finds none in “%s”', (text) => {
  expect(disguisedWord(text)).toBeUndefined();
});

test('reads look-alike signs as letters', () => {
  expect(withoutDisguise('PayPa1.com')).toBe('paypal.com');
  expect(withoutDisguise('arnazon')).toBe('amazon');
});
