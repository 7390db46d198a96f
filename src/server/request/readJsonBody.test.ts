import { expect, test } from 'vitest';
import { MAX_FIELDS, MAX_LEVELS } from '../../lib/json/parseJson';
import { parseJsonBody } from './readJsonBody';

const bytes = (text: string) => new TextEncoder().encode(text);
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['empty', bytes('')],
  ['blank', bytes('  ')],
  ['cut', bytes('{"name": "a')],
  ['followed by more', bytes('{} {}')],
  ['with a comma too many', bytes('{"a": 1,}')],
  ['in single quotes', bytes("{'a': 1}")],
  ['not a number', bytes('NaN')],
  ['with a raw line break in a string', bytes('"a\nb"')],
  ['a form', bytes('name=a&type=b')],
])('a body that is %s is not JSON', (_what, body) => {
  expect(parseJsonBody(body)).toEqual({ ok: false, status: 400, requirement: 'must be valid JSON' });
});

test('a body that is not UTF-8, or starts with a byte order mark, is refused', () => {
  expect(parseJsonBody(new Uint8Array([0x22, 0xff, 0x22]))).toEqual({
    ok: false,
    status: 400,
    requirement: 'must be UTF-8',
  });
  expect(parseJsonBody(bytes('\uFEFF{}'))).toEqual({
    ok: false,
    status: 400,
    requirement: 'must not start with a byte order mark',
  });
});

test('the depth limit holds exactly, before parsing, and brackets in strings do not count', () => {
  expect(parseJsonBody(bytes(nested(MAX_LEVELS))).ok).toBe(true);
  expect(parseJsonBody(bytes(nested(MAX_LEVELS + 1)))).toEqual({
    ok: false,
    status: 400,
    requirement: 'must be nested at most 32 levels deep',
  });
  expect(parseJsonBody(bytes('['.repeat(100_000)))).toEqual({
    ok: false,
    status: 400,
    requirement: 'must be nested at most 32 levels deep',
  });
  expect(parseJsonBody(bytes(JSON.stringify(`\\"${'['.repeat(100)}`))).ok).toBe(true);
});

const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, ':'])));

test('the key limit holds exactly', () => {
  expect(parseJsonBody(bytes(keys(MAX_FIELDS))).ok).toBe(true);
  expect(parseJsonBody(bytes(keys(MAX_FIELDS + 1)))).toEqual({
    ok: false,
    status: 400,
    requirement: 'must have at most 10000 keys',
  });
});

test('a key that comes twice is refused with its path', () => {
  expect(parseJsonBody(bytes('{"a": [{"b": 1, "b": 2}]}'))).toEqual({
    ok: false,
    status: 400,
    requirement: 'must not appear twice',
    path: 'a[0].b',
  });
});

test('a __proto__ key does not pollute other objects', () => {
  const parsed = parseJsonBody(bytes('{"__proto__": {"polluted": true}}'));
  expect(parsed.ok).toBe(true);
  expect('polluted' in {}).toBe(false);
});

const list = (entries: number) => `{"a":[${Array.from({ length: entries }, () => '1').join()}]}`;

test('the entries of lists are counted before parsing: code that spreads a list of 120,000 overflows the stack', () => {
  expect(parseJsonBody(bytes(list(2 * MAX_FIELDS))).ok).toBe(true);
  expect(parseJsonBody(bytes(list(2 * MAX_FIELDS + 1)))).toEqual({
    ok: false,
    status: 400,
    requirement: `must have at most ${2 * MAX_FIELDS} entries in all`,
  });
});
