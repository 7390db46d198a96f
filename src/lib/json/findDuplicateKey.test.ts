import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDuplicateKey } from './findDuplicateKey';

test.each([
  ['{"a": 1, "a": 2}', ['a']],
  ['{"a": {"b": [1, {"c": 1, "d": 2, "c": 3}]}}', ['a', 'b', 1, 'c']],
  ['{"a": [], "b": {}, "a": null}', ['a']],
  [String.raw`{"name": 1, "n\u0061me": 2}`, ['name']],
  ['{"": 1, "": 2}', ['']],
  ['[[], [{"__proto__": 1, "__proto__": 2}]]', [1, 0, '__proto__']],
] as const)('in %s the key at %j comes twice', (text, path) => {
  expect(findDuplicateKey(text)).toEqual(path);
});

test.each([
  '{"a": {"a": {"a": 1}}}',
  '[{"a": 1}, {"a": 1}]',
  '{"a": "a", "b": "a", "c": ["a", "a"]}',
  String.raw`{"a": "\", \"a\": {", "b": 1}`,
  '"a"',
  '[]',
  '{}',
])('in %s no key comes twice', (text) => {
  expect(findDuplicateKey(text)).toBeUndefined();
});

test('what JSON.stringify writes has no key twice, and an added one is found', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, key) => {
      const text = JSON.stringify({ before: value, [`k${key}`]: value });
      expect(findDuplicateKey(text)).toBeUndefined();
      const twice = `${text.slice(0, -1)},${JSON.stringify(`k${key}`)}:1}`;
      expect(findDuplicateKey(twice)).toEqual([`k${key}`]);
    }),
  );
});
