import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Blocks that the public Internet does not route, or that lead elsewhere (IANA special-purpose registry). */
const specialIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
const globalIpv6 = '2000::/3';
/** Within the global block: protocol assignments with Teredo, documentation, 6to4, AS112, documentation again, and the returned 6bone. */
const specialIpv6 = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '3ffe::/16',
];

function blockList(blocks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [address = '', prefix] = block.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const special = { ipv4: blockList(specialIpv4, 'ipv4'), ipv6: blockList(specialIpv6, 'ipv6') };
const global = blockList([globalIpv6], 'ipv6');

/**
 * Whether an IP address is one of the public Internet, and none of this machine. Everything that is not known as public
 * is refused: of IPv6 only the global block counts, so no mapped, translated or local form passes.
 */
export function isPublicIp(address: string): boolean {
  if (isIP(address) === 4) return !special.ipv4.check(address, 'ipv4') && !isOwn(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !special.ipv6.check(address, 'ipv6') && !isOwn(address, 'ipv6');
}

function isOwn(address: string, family: 'ipv4' | 'ipv6'): boolean {
  const own = new BlockList();
  for (const entries of Object.values(networkInterfaces()))
    for (const { address: mine, family: its } of entries ?? [])
      if (its.toLowerCase() === family) own.addAddress(mine, family);
  return own.check(address, family);
}
