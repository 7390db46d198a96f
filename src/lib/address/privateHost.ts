import ipaddr from 'ipaddr.js';
import { parseIpv4, parseIpv6 } from './ipAddress';

/** Names that no public name server resolves: RFC 6761, RFC 6762, and `internal` as ICANN reserved it. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal)$/;

/**
 * Blocks that the public Internet does not route (IANA special-purpose registries). The documentation blocks are
 * left out, as examples use them.
 */
const PRIVATE_BLOCKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  // Unspecified, loopback and the deprecated addresses compatible with IPv4.
  '::/96',
  // Unique local, link-local, site-local, multicast.
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

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
  const address = parseIpv6(name) ?? parseIpv4(name);
  if (address !== undefined) return isPrivateAddress(address);
  if (name.includes(':')) return false;
  return !name.includes('.') || PRIVATE_NAME.test(name) || hasNumericEnd(name);
}

function isPrivateAddress(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()) {
    return isPrivateAddress(address.toIPv4Address());
  }
  return PRIVATE_BLOCKS.some((block) => {
    const [start, length] = ipaddr.parseCIDR(block);
    return start.kind() === address.kind() && address.match(start, length);
  });
}

/** A last label that is a number makes browsers read the whole host as an IPv4 address (`127.1`). */
function hasNumericEnd(name: string): boolean {
  return /^(?:0x[0-9a-f]*|\d+)$/.test(name.slice(name.lastIndexOf('.') + 1));
}

/** Whether a host, as a URI writes it, is this device itself: `localhost`, 127.0.0.0/8, `::1`. */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  const address = parseIpv4(name) ?? parseIpv6(name);
  if (address !== undefined) return address.range() === 'loopback';
  return name === 'localhost' || name.endsWith('.localhost');
}
