import { expect, test } from 'vitest';
import { mayBeNumber, offerNumber } from './offerNumber';

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
