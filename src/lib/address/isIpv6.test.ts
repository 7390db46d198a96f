import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIpv6 } from './ipAddress';
import { isIpv6 } from './isIpv6';

const group = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('0', '1', 'ab', 'FFFF', '0000') },
  { weight: 2, arbitrary: fc.constantFrom('', '1.2.3.4') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('00001', 'fffff', 'g', '01.2.3.4', '1.2.3', '256.1.1.1', '1%eth0'),
  },
);

it('accepts the addresses that are read as one, and no others', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(group, { minLength: 3, maxLength: 10 }), (groups) => {
      const address = groups.join(':');
      const isRead = parseIpv6(address) !== undefined;
      if (isRead) accepted += 1;
      expect(isIpv6(address), address).toBe(isRead);
    }),
    { numRuns: 20_000, seed: 7 },
  );
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(isIpv6(address), address).toBe(true);
    }),
  );
  expect(accepted).toBeGreaterThan(200);
});
