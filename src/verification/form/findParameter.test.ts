import { expect, test } from 'vitest';
import { findParameter, withoutParameter } from './findParameter';

test.each([
  ['X-Forwarded-For: must be an address of a known operator', 'X-Forwarded-For', 'X-Forwarded-For'],
  ['Authorization: must be signed with an x-timestamp of the last 5 minutes', 'Authorization', 'x-timestamp'],
  ['Authorization: must name a known application', 'Authorization', 'Authorization'],
  ['identity.type: must be one of number', 'identity.type', 'identity.type'],
  ['method: is required', undefined, 'method'],
  ['Parameter "reference" is too long', 'a7c1', 'reference'],
  ['The end user’s x-forwarded-for is in no range', 'req-1', 'x-forwarded-for'],
])('"%s" with the reference %s means %s', (message, reference, parameter) => {
  expect(findParameter(message, reference)?.toLowerCase()).toBe(parameter.toLowerCase());
});

test.each(['The method of this custom request has no reference', 'extra: is not a known field', ''])(
  '"%s" names no parameter for certain',
  (message) => {
    expect(findParameter(message, 'tracking-id')).toBeUndefined();
  },
);

test('a parameter at the start of a message is removed, any other text is kept', () => {
  expect(withoutParameter('method: must be seamless')).toBe('must be seamless');
  expect(withoutParameter('note: must be seamless')).toBe('note: must be seamless');
});
