import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stringToSign } from '../../schema/verification/signature';
import { compareSigned } from './compareSigned';

const body = '{"identity":{"type":"number","endpoint":"+919876543210"},"method":"seamless"}';
const request = {
  method: 'POST',
  body,
  contentType: 'application/json',
  timestamp: '2027-03-14T09:30:00Z',
  path: '/verification/v1/verifications',
};
const expected = stringToSign(request);
const digest = createHash('md5').update(body).digest('base64');
const hex = createHash('md5').update(body).digest('hex');

test('equal texts have no difference', () => {
  expect(compareSigned(expected, expected)).toEqual({
    lines: expect.arrayContaining([
      { name: 'Path', expected: request.path, theirs: request.path, isSame: true },
    ]),
    causes: [],
  });
});

test.each([
  ['a Windows line end', expected.replaceAll('\n', '\r\n'), /CR LF/],
  ['a line feed at the end', `${expected}\n`, /ends in a line feed/],
  ['a byte order mark', `\uFEFF${expected}`, /byte order mark/],
  ['a spelled-out line feed', expected.replaceAll('\n', String.raw`\n`), /instead of line feeds/],
])('%s is reported as a cause of its own, not as a differing line', (_, pasted, cause) => {
  const comparison = compareSigned(expected, pasted);
  expect(comparison.firstDifference).toBeUndefined();
  expect(comparison.causes).toEqual([expect.stringMatching(cause)]);
});

test.each([
  [0, 'a method in lower case', expected.replace('POST', 'post'), /capitals/],
  [0, 'another method', expected.replace('POST', 'GET'), /different request/],
  [1, 'a hexadecimal digest', expected.replace(digest, hex), /hexadecimal/],
  [
    1,
    'Base64 of the hexadecimal digest',
    expected.replace(digest, btoa(hex)),
    /Base64 of the MD5 in hexadecimal/,
  ],
  [1, 'no padding', expected.replace('==', ''), /padding/],
  [1, 'no digest', expected.replace(digest, ''), /missing/],
  [1, 'another body', stringToSign({ ...request, body: `${body} ` }), /different body/],
  [2, 'a charset', expected.replace('/json', '/json; charset=utf-8'), /exactly as the header/],
  [
    2,
    'the name of the header',
    expected.replace('application', 'Content-Type:application'),
    /without the name/,
  ],
  [3, 'no x-timestamp', expected.replace('x-timestamp:', ''), /name is missing/],
  [3, 'capitals', expected.replace('x-timestamp:', 'X-Timestamp: '), /lower case/],
  [3, 'another time', expected.replace('09:30', '09:31'), /different time/],
  [
    4,
    'the whole address',
    expected.replace('/verification/', 'https://a.example/verification/'),
    /Only the path/,
  ],
  [4, 'a query', `${expected}?a=1`, /query/],
  [4, 'a slash', `${expected}/`, /slash/],
  [4, 'a cut path', expected.replace('/verification/v1', '/v1'), /first part of the path/],
  [4, 'no path', expected.slice(0, expected.lastIndexOf('\n')), /missing/],
  [5, 'a line too many', `${expected}\nmore`, /extra line/],
  [1, 'a blank', expected.replace(digest, ` ${digest}`), /spaces/],
])('the first difference is line %i: %s', (place, _, pasted, cause) => {
  const comparison = compareSigned(expected, pasted);
  expect(comparison.firstDifference).toBe(place);
  expect(comparison.causes.at(-1)).toMatch(cause);
});

test('the first of several differences is reported', () => {
  const pasted = stringToSign({ ...request, body: '{}', path: '/elsewhere' });
  expect(compareSigned(expected, pasted)).toMatchObject({ firstDifference: 1, causes: [expect.any(String)] });
});
