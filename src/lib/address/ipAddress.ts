import ipaddr from 'ipaddr.js';

/** The longest text form: eight groups whose last two are written as IPv4. */
const MAX_ADDRESS = 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255'.length;
/** Four decimal numbers without leading zeros, alone or at the end of an IPv6 address. */
const DOTTED = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/;
const IN_IPV6 = /^[0-9A-Fa-f:.]*$/;

/** The IPv4 address of a dotted form (RFC 3986: no leading zeros), or undefined. */
export function parseIpv4(value: string): ipaddr.IPv4 | undefined {
  return DOTTED.test(value) && ipaddr.IPv4.isValid(value) ? ipaddr.IPv4.parse(value) : undefined;
}

/**
 * The IPv6 address of a text as RFC 3986 writes it without its brackets (every place of "::", an IPv4 address as
 * the last two groups, no zone), or undefined.
 */
export function parseIpv6(value: string): ipaddr.IPv6 | undefined {
  if (value.length > MAX_ADDRESS || !IN_IPV6.test(value)) return undefined;
  const tail = value.slice(value.lastIndexOf(':') + 1);
  if (tail.includes('.') && parseIpv4(tail) === undefined) return undefined;
  return ipaddr.IPv6.isValid(value) ? ipaddr.IPv6.parse(value) : undefined;
}

/** Whether the value is an IP address: IPv4 in dotted form, or IPv6 without brackets and without zone. */
export function isIpAddress(value: string): boolean {
  return parseIpv4(value) !== undefined || parseIpv6(value) !== undefined;
}
