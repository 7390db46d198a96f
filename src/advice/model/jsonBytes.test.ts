import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonBytes } from './jsonBytes';

describe('jsonBytes', () => {
  it('counts what JSON.stringify writes, in UTF-8', () => {
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

  it('leaves out what is undefined, as JSON does', () => {
    expect(jsonBytes({ a: undefined, b: [undefined], c: '₹' }, 100)).toBe('{"b":[null],"c":"..."}'.length);
  });

  it('stops once it knows that there is too much', () => {
    const endless: Record<string, unknown> = {};
    endless['again'] = endless;
    expect(jsonBytes(endless, 1000)).toBeGreaterThan(1000);
  });
});
