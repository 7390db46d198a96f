import { BlockList, isIPv6 } from 'node:net';
import { expect, test } from 'vitest';
import { addressInBlock } from './connection';

test.each([
  ['192.0.2.0/24', '192.0.2.10'],
  ['127.0.0.0/8', '127.0.0.10'],
  ['192.0.2.64/28', '192.0.2.64'],
  ['8.8.8.8/32', '8.8.8.8'],
  ['2001:db8::/32', '2001:db8::10'],
  ['::1/128', '::1'],
  ['2001:db8::5/64', '2001:db8::5'],
])('in %s the example is %s, which lies in it', (cidr, address) => {
  expect(addressInBlock(cidr)).toBe(address);
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  const [start = '', prefix] = cidr.split('/');
  const block = new BlockList();
  block.addSubnet(start, Number(prefix), family);
  expect(block.check(address, family)).toBe(true);
});
