import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonBytes } from './parseJson';

describe('jsonBytes', () => {
  it('counts the UTF-8 bytes that JSON.stringify writes', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))),
        (value) => {
          const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
          expect(jsonBytes(value, Infinity)).toBe(bytes);
        },
      ),
    );
  });

  it('leaves undefined members out, as JSON does', () => {
    expect(jsonBytes({ a: undefined, b: [undefined], c: '₹' }, 100)).toBe('{"b":[null],"c":"..."}'.length);
  });

  it('stops above the maximum', () => {
    const endless: Record<string, unknown> = {};
    endless.again = endless;
    expect(jsonBytes(endless, 1000)).toBeGreaterThan(1000);
  });
});
