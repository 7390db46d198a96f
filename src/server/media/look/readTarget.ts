import { isIP } from 'node:net';
import { isPrivateHost } from '../../../lib/address/privateHost';
import { isPublicIp } from './publicAddresses';

const MAX_ADDRESS = 2048;

/** Spaces, control characters, and the backslash, which browsers and programs read in different ways. */
// eslint-disable-next-line no-control-regex -- these characters must not come into a request
const FORBIDDEN = /[\u0000-\u0020\u007f\\]/;

/** Where a look goes: an http or https address at its usual port, without user and password. */
export type Target = {
  url: URL;
  isSecure: boolean;
  port: 80 | 443;
  /** Without the brackets of an IPv6 address. */
  host: string;
  /** The host is an IP address, which nobody has to look up. */
  isIp: boolean;
};

/**
 * Reads an address before anything is resolved or called. Judges the text alone, so the answer tells nothing about
 * any network.
 */
export function readTarget(address: string): Target | 'invalid' | 'private' | 'port' {
  if (address.length > MAX_ADDRESS || FORBIDDEN.test(address)) return 'invalid';
  if (!/^https?:\/\/[^/]/i.test(address)) return 'invalid';
  const [authority = ''] = address.slice(address.indexOf('//') + 2).split(/[/?#]/, 1);
  if (authority.includes('@') || !URL.canParse(address)) return 'invalid';
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.hostname === '') return 'invalid';
  const isSecure = url.protocol === 'https:';
  const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isIp = isIP(host) !== 0;
  if (isIp ? !isPublicIp(host) : isPrivateHost(host)) return 'private';
  if (port !== 80 && port !== 443) return 'port';
  return { url, isSecure, port, host, isIp };
}
