import { expect, test } from 'vitest';
import { readJson } from './parseJson';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('32 levels are read, 33 are not, and brackets in texts do not count', () => {
  expect(readJson(nested(32)).ok).toBe(true);
  expect(readJson(nested(33))).toEqual({ ok: false, kind: 'too_deep' });
  expect(readJson(`"\\"${'['.repeat(100)}"`).ok).toBe(true);
});

test('half a million open brackets are refused before they are parsed', () => {
  expect(readJson('['.repeat(500_000))).toEqual({ ok: false, kind: 'too_deep' });
});

const fields = (count: number) => `[${Array.from({ length: count }, () => '{"a:":":"}').join(',')}]`;

test('ten thousand fields are read, one more is not', () => {
  expect(readJson(fields(10_000)).ok).toBe(true);
  expect(readJson(fields(10_001))).toEqual({ ok: false, kind: 'too_many_fields' });
});

test('keys called __proto__ are left out, however they are written', () => {
  const read = readJson('{"a":{"__proto__":{"polluted":true}},"\\u005f_proto__":1,"b":2}');
  expect(read).toEqual({ ok: true, value: { a: {}, b: 2 }, refusedKeys: 2 });
  expect(read.ok && Object.keys(Object(read.value))).toEqual(['a', 'b']);
});

test('a text that is no JSON is refused as such', () => {
  expect(readJson('{"a":')).toMatchObject({ ok: false, kind: 'not_json' });
});
