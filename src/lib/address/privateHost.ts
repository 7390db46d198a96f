import { ipv4Octets, ipv6Groups } from './ipAddress';

/** Names that no public name server resolves: RFC 6761, RFC 6762, and `internal` as ICANN reserved it. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal)$/;

/**
 * IPv4 blocks that the public Internet does not route, as [first octets, prefix length in bits]
 * (IANA special-purpose registry; the documentation blocks are left out, examples stand in them).
 */
const PRIVATE_IPV4_BLOCKS = [
  [[0, 0], 8],
  [[10, 0], 8],
  [[100, 64], 10],
  [[127, 0], 8],
  [[169, 254], 16],
  [[172, 16], 12],
  [[192, 168], 16],
  [[198, 18], 15],
  [[224, 0], 3],
] as const;

/** The same for IPv6, as [first group, prefix length]: unique local, link-local, site-local, multicast. */
const PRIVATE_IPV6_BLOCKS = [
  [0xfc00, 7],
  [0xfe80, 10],
  [0xfec0, 10],
  [0xff00, 8],
] as const;

/**
 * Whether a host, as a URI writes it (an IPv6 address with or without brackets), cannot be reached from
 * the public Internet: private names, names of a single label, and private, loopback, link-local and
 * carrier-grade NAT addresses, also in the shortened numeric forms that browsers take for an address.
 */
export function isPrivateHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  const groups = ipv6Groups(name);
  if (groups !== undefined) return isPrivateIpv6(groups);
  const octets = ipv4Octets(name);
  if (octets !== undefined) return isPrivateIpv4(octets);
  if (name.includes(':')) return false;
  return !name.includes('.') || PRIVATE_NAME.test(name) || hasNumericEnd(name);
}

function isPrivateIpv4([first = 0, second = 0]: number[]): boolean {
  const bits = first * 256 + second;
  return PRIVATE_IPV4_BLOCKS.some(([[a, b], length]) => sharePrefix(bits, a * 256 + b, length));
}

function isPrivateIpv6(groups: number[]): boolean {
  const [first = 0] = groups;
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0)) {
    // ::, ::1 and IPv4 addresses mapped into IPv6.
    const isMapped = groups[5] === 0xffff;
    return isMapped ? isPrivateIpv4([high >> 8, high & 255, low >> 8, low & 255]) : groups[5] === 0;
  }
  return PRIVATE_IPV6_BLOCKS.some(([block, length]) => sharePrefix(first, block, length));
}

/** A last label that is a number makes browsers read the whole host as an IPv4 address (`127.1`). */
function hasNumericEnd(name: string): boolean {
  return /^(?:0x[0-9a-f]*|\d+)$/.test(name.slice(name.lastIndexOf('.') + 1));
}

function sharePrefix(left: number, right: number, length: number): boolean {
  return left >> (16 - length) === right >> (16 - length);
}
