import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './values';

it('writes the members of objects by name, at every depth, and lists in their order', () => {
  expect(canonicalJson({ b: [2, { d: 'x', c: null }], a: 1 })).toBe('{"a":1,"b":[2,{"c":null,"d":"x"}]}');
});

it('is read as the same value, whatever the order of the members was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
