import { parseIpv4, parseIpv6 } from './ipAddress';

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
