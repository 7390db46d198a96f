import { createHash } from 'node:crypto';
import { isIPv6, type BlockList } from 'node:net';

/** Turns `::ffff:192.0.2.1`, an IPv4 peer of a socket for both families, into `192.0.2.1`. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}

/** Whether an address is within the blocks of a list. */
export function isInBlocks(blocks: BlockList, address: string): boolean {
  const plain = plainAddress(address);
  return blocks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Whether an address is a loopback address. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(plainAddress(address));
}

/** The token of a header `Authorization: Bearer <token>`; undefined for any other value. */
export function bearerToken(authorization: string | null): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** Tells a token of this server from one of a platform, also to a scanner of leaked secrets. */
export const OWN_TOKEN_PREFIX = 'rcstb_';
const OWN_TOKEN = /^rcstb_[\w-]{43}$/;

/** The token of this server that a request carries, if any. */
export function readOwnToken(headers: Headers): string | undefined {
  const token = bearerToken(headers.get('authorization'));
  return token !== undefined && OWN_TOKEN.test(token) ? token : undefined;
}

/** The SHA-256 digest of a text: 32 bytes for a text of any length. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** What is stored of a secret: its SHA-256 in hexadecimal digits. */
export const digestOf = (secret: string): string => sha256(secret).toString('hex');
