import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { relaxJson } from './relaxJson';

test.each<[string, unknown]>([
  ["{'a': 'it\\'s \"x\"', 'b': [1, -2.5e3,],}", { a: 'it\'s "x"', b: [1, -2500] }],
  ['{a: true, b_1: None, $c: undefined}', { a: true, b_1: null, $c: null }],
  ['{"a": 1, // one\n /* two */ "b": "// no comment"}', { a: 1, b: '// no comment' }],
  ["{'a': 'line\\nbreak \\\\ \\u0041'}", { a: 'line\nbreak \\ A' }],
])('%s is read as it was meant', (text, value) => {
  expect(JSON.parse(relaxJson(text).text)).toEqual(value);
});

test('JSON stays unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value, null, 2);
      expect(JSON.parse(relaxJson(text).text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each(['hello world', '{a b}', '[1 2]', "{'a': 'b", '[1,', '<p>', '{"a"}', '{a: greeting}'])(
  '%s stays no JSON',
  (text) => {
    expect(() => JSON.parse(relaxJson(text).text) as unknown).toThrow(SyntaxError);
  },
);
