import { expect, test } from 'vitest';
import { phoneHint } from './phoneHint';

test.each([
  ['+919876543210', 'India (+91): +91 98765 43210'],
  ['+4915112345678', 'Germany (+49): +49 1511 2345678'],
  ['+9198765', 'India (+91), but too short for a number there.'],
  ['+141555501234', '+1, but too long for a number there.'],
  ['+910000000000', 'India (+91), but no number of this form is in use there.'],
])('%s has the hint “%s”', (number, hint) => {
  expect(phoneHint(number)).toBe(hint);
});

test('a text that is no number has no hint', () => {
  expect(phoneHint('hello')).toBeUndefined();
});
