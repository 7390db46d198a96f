import { expect, test } from 'vitest';
import { mayBeNumber, offerNumber, phoneHint } from './phoneNumber';

test.each([
  ['+91 98765 43210', 'US', '+919876543210'],
  ['+91-98765-43210', 'US', '+919876543210'],
  ['+91 (98765) 43210', 'US', '+919876543210'],
  ['0091 98765 43210', 'US', '+919876543210'],
  ['tel:+919876543210', 'US', '+919876543210'],
  ['98765 43210', 'IN', '+919876543210'],
  ['(415) 555-2671', 'US', '+14155552671'],
  ['+49 (0)1511 2345678', 'IN', '+4915112345678'],
  ['+९१ ९८७६५ ४३२१०', 'US', '+919876543210'],
])('%s in %s is offered as %s', (text, country, number) => {
  expect(offerNumber(text, country)?.number).toBe(number);
});

test.each(['+919876543210', '', 'order 7', 'order-2026-1234567', '12345', '9'.repeat(70)])(
  '%j is offered as nothing else',
  (text) => {
    expect(mayBeNumber(text)).toBe(false);
    expect(offerNumber(text, 'IN')).toBeUndefined();
  },
);

test.each([
  ['+919876543210', 'India (+91): +91 98765 43210'],
  ['+4915112345678', 'Germany (+49): +49 1511 2345678'],
  ['+9198765', 'India (+91), but too short.'],
  ['+141555501234', '+1, but too long.'],
  ['+910000000000', 'India (+91), but no number there looks like this.'],
])('%s has the hint “%s”', (number, hint) => {
  expect(phoneHint(number)).toBe(hint);
});

test('a text that is no number has no hint', () => {
  expect(phoneHint('hello')).toBeUndefined();
});
