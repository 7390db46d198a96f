// The schemas know neither the browser's types nor Node's; both have this class.
declare const URL: new (address: string) => { hostname: string };

/** The longest text form: eight groups whose last two are written as IPv4. */
const MAX_ADDRESS = 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255'.length;
const NOT_IN_IPV6 = /[^0-9A-Fa-f:.]/;

/**
 * Whether a text is an IPv6 address as RFC 3986 writes it without its brackets: every place of "::", an IPv4 address
 * as the last two groups, no zone. The URL parser of the browser decides, so that a page which only reads addresses
 * loads no library for it; `parseIpv6` accepts the same texts.
 */
export function isIpv6(value: string): boolean {
  if (value.length > MAX_ADDRESS || NOT_IN_IPV6.test(value)) return false;
  try {
    return new URL(`http://[${value}]/`).hostname !== '';
  } catch {
    return false;
  }
}
