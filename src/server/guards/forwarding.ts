import type { BlockList } from 'node:net';
import { isIpAddress } from '../../lib/address/ipAddress';
import { isInBlocks, isLoopback, plainAddress } from './callers';

/** What a request and its connection say about where it comes from. */
export type Forwarding = {
  /** The caller's address, seen through the trusted proxies; the last known one where a proxy writes none. */
  client: string | undefined;
  /** Whether the caller is certainly on this machine. */
  isLocal: boolean;
  /** Whether a trusted proxy has forwarded the request, so that its headers count. */
  isByProxy: boolean;
};

type ProxySettings = { TRUSTED_PROXIES: number; TRUSTED_PROXY_ADDRESSES: BlockList };

/** The other end of the connection; its address is undefined if the caller has gone. Without it a function calls. */
type Peer = { address: string | undefined } | undefined;

/** Headers that proxies add: behind one that is not trusted, every caller seems to be on this machine. */
const proxyHeader = /^(?:via|forwarded|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

const isForwarded = (headers: Headers) => [...headers.keys()].some((name) => proxyHeader.test(name));

/**
 * Finds out where a request comes from. Each trusted proxy appends one entry to `X-Forwarded-For`; the entries are
 * believed from the last one on, as long as each names another trusted proxy. All entries left of them can be forged. If an
 * entry cannot be read, or a trusted proxy sends none, the caller does not count as local.
 */
export function readForwarding(
  headers: Headers,
  peer: Peer,
  { TRUSTED_PROXIES, TRUSTED_PROXY_ADDRESSES }: ProxySettings,
): Forwarding {
  const isProxy = (address: string) => isInBlocks(TRUSTED_PROXY_ADDRESSES, address);
  const isKnown = peer === undefined || (peer.address !== undefined && isProxy(peer.address));
  const isByProxy = TRUSTED_PROXIES > 0 && isKnown;
  const forwardedFor = headers.get('x-forwarded-for');
  if (!isByProxy || forwardedFor === null || peer?.address === undefined) {
    const client = peer?.address && plainAddress(peer.address);
    const isHere = peer === undefined || (client !== undefined && isLoopback(client) && !isByProxy);
    return { client, isLocal: isHere && !isForwarded(headers), isByProxy };
  }
  let client = plainAddress(peer.address);
  const entries = forwardedFor.split(',').slice(-TRUSTED_PROXIES).toReversed();
  for (const entry of entries) {
    const address = readEntry(entry);
    if (address === undefined) return { client, isLocal: false, isByProxy };
    client = address;
    if (!isProxy(address)) break;
  }
  return { client, isLocal: isLoopback(client), isByProxy };
}

/** The address of an entry like `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1` or `"[2001:db8::1]:443"`. */
function readEntry(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const address = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1');
  return isIpAddress(address) ? plainAddress(address) : undefined;
}

/** Removes the headers that only a trusted proxy may set, so that nothing behind this point can believe a caller's. */
export function dropForged(headers: Headers, { isByProxy }: Forwarding): void {
  if (isByProxy) return;
  for (const name of ['x-forwarded-proto', 'x-request-id']) if (headers.has(name)) headers.delete(name);
}
