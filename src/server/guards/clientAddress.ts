import { isIpAddress } from '../../lib/address/ipAddress';

/** `::ffff:192.0.2.1` is how a socket for both families shows an IPv4 peer. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

/**
 * The address of who calls: the connection's, or, behind a counted number of proxies that each add one,
 * the entry of `X-Forwarded-For` that the outermost of them added. What stands further left is hearsay.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  if (peer === undefined) return undefined;
  if (trustedProxies === 0 || forwardedFor === undefined) return plainAddress(peer);
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  const entry = entries.at(-Math.min(trustedProxies, entries.length)) ?? '';
  return plainAddress(isIpAddress(entry) ? entry : peer);
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(plainAddress(address));
}
