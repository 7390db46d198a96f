const DECIMAL_OCTET = /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/;
const HEXADECIMAL_GROUP = /^[0-9A-Fa-f]{1,4}$/;
/** The longest text form: eight groups whose last two are written as IPv4. */
const MAX_ADDRESS = 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255'.length;

/** The four octets of an IPv4 address in dotted form (RFC 3986: no leading zeros), or undefined. */
export function ipv4Octets(value: string): number[] | undefined {
  if (value.length > MAX_ADDRESS) return undefined;
  const octets = value.split('.');
  if (octets.length !== 4 || !octets.every((octet) => DECIMAL_OCTET.test(octet))) return undefined;
  return octets.map(Number);
}

/**
 * The eight 16-bit groups of an IPv6 address as RFC 3986 writes it without its brackets (every place of
 * "::", an IPv4 address as the last two groups, no zone), or undefined.
 */
export function ipv6Groups(value: string): number[] | undefined {
  if (value.length > MAX_ADDRESS) return undefined;
  const halves = value.split('::');
  if (halves.length > 2) return undefined;
  const [first = '', second] = halves;
  const head = groupsOf(first, second === undefined);
  const tail = groupsOf(second ?? '', true);
  if (head === undefined || tail === undefined) return undefined;
  const missing = 8 - head.length - tail.length;
  if (second === undefined) return missing === 0 ? head : undefined;
  // "::" stands for one group or more.
  return missing >= 1 ? [...head, ...Array<number>(missing).fill(0), ...tail] : undefined;
}

/** Whether the value is an IP address: IPv4 in dotted form, or IPv6 without brackets and without zone. */
export function isIpAddress(value: string): boolean {
  return ipv4Octets(value) !== undefined || ipv6Groups(value) !== undefined;
}

function groupsOf(text: string, mayEndInIpv4: boolean): number[] | undefined {
  if (text === '') return [];
  const groups: number[] = [];
  const pieces = text.split(':');
  for (const [index, piece] of pieces.entries()) {
    if (HEXADECIMAL_GROUP.test(piece)) {
      groups.push(Number.parseInt(piece, 16));
      continue;
    }
    const octets = mayEndInIpv4 && index === pieces.length - 1 ? ipv4Octets(piece) : undefined;
    if (octets === undefined) return undefined;
    const [a = 0, b = 0, c = 0, d = 0] = octets;
    groups.push(a * 256 + b, c * 256 + d);
  }
  return groups;
}
