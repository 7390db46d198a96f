import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSlices } from './inSlices';

test('the bytes stay, in slices of at most a megabyte', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(20), fc.nat(2_500_000)), { maxLength: 6 }), (lengths) => {
      const parts = lengths.map((length, at) => Buffer.alloc(length, at + 1));
      const slices = [...inSlices(parts)];
      expect(Buffer.concat(slices).equals(Buffer.concat(parts))).toBe(true);
      expect(slices.every(({ byteLength }) => byteLength > 0 && byteLength <= 1_000_000)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('a hundred thousand small parts are few slices', () => {
  const parts = Array.from({ length: 100_000 }, () => Buffer.alloc(25, 1));
  expect([...inSlices(parts)]).toHaveLength(3);
});
