import { isIpv6 } from './isIpv6';

/** The parts of a URI as written, not decoded. An IPv6 host keeps its brackets. */
export type UriParts = {
  scheme: string;
  userinfo?: string;
  /** Absent without an authority (`mailto:…`), empty with an empty one (`file:///…`). */
  host?: string;
  port?: string;
  path: string;
  query?: string;
  fragment?: string;
};

// Forbidden characters instead of allowed ones: the search needs no backtracking, so it takes linear time on a text
// of any length.
const NOT_IN_SCHEME = /[^A-Za-z0-9+\-.]/;
const NOT_IN_REG_NAME = /[^A-Za-z0-9\-._~!$&'()*+,;=%]/;
const NOT_IN_USERINFO = /[^A-Za-z0-9\-._~!$&'()*+,;=%:]/;
const NOT_IN_PATH = /[^A-Za-z0-9\-._~!$&'()*+,;=%:@/]/;
const NOT_IN_QUERY = /[^A-Za-z0-9\-._~!$&'()*+,;=%:@/?]/;
const NOT_IN_FUTURE_ADDRESS = /[^A-Za-z0-9\-._~!$&'()*+,;=:]/;
const NOT_HEXADECIMAL = /[^0-9A-Fa-f]/;
const NOT_A_DIGIT = /[^0-9]/;
const INCOMPLETE_PERCENT = /%(?![0-9A-Fa-f]{2})/;

/**
 * Whether the value is a URI by the grammar of RFC 3986, Appendix A (with a scheme; a fragment is allowed). The
 * grammar alone decides: a port of 99999 and an address of a future IP version pass, a zone
 * in an IPv6 address (RFC 6874) does not.
 */
export function isUri(value: string): boolean {
  return uriParts(value) !== undefined;
}

/** Whether the value is a URI whose scheme is http or https, in any case, and whose host is not empty. */
export function isHttpUri(value: string): boolean {
  const parts = uriParts(value);
  return parts !== undefined && /^https?$/i.test(parts.scheme) && (parts.host ?? '') !== '';
}

/** The parts of a URI (RFC 3986, Appendix A); undefined when the value is no URI. */
export function uriParts(value: string): UriParts | undefined {
  const colon = value.indexOf(':');
  if (colon < 1) return undefined;
  const scheme = value.slice(0, colon);
  if (!/^[A-Za-z]/.test(scheme) || NOT_IN_SCHEME.test(scheme)) return undefined;

  const [beforeFragment, fragment] = splitAt(value.slice(colon + 1), '#');
  const [hierarchy, query] = splitAt(beforeFragment, '?');
  if (!consistsOf(fragment, NOT_IN_QUERY) || !consistsOf(query, NOT_IN_QUERY)) return undefined;

  const pathStart = hierarchy.startsWith('//') ? indexOrEnd(hierarchy, '/', 2) : 0;
  const path = hierarchy.slice(pathStart);
  if (!consistsOf(path, NOT_IN_PATH)) return undefined;
  const authority = pathStart === 0 ? {} : authorityParts(hierarchy.slice(2, pathStart));
  if (authority === undefined) return undefined;

  return {
    scheme,
    ...authority,
    path,
    ...(query === undefined ? {} : { query }),
    ...(fragment === undefined ? {} : { fragment }),
  };
}

function authorityParts(authority: string): Pick<UriParts, 'userinfo' | 'host' | 'port'> | undefined {
  const at = authority.indexOf('@');
  const userinfo = at === -1 ? undefined : authority.slice(0, at);
  if (!consistsOf(userinfo, NOT_IN_USERINFO)) return undefined;
  const hostAndPort = authority.slice(at + 1);
  const hostEnd = hostAndPort.startsWith('[')
    ? hostAndPort.indexOf(']') + 1
    : indexOrEnd(hostAndPort, ':', 0);
  const host = hostAndPort.slice(0, hostEnd);
  const rest = hostAndPort.slice(hostEnd);
  if (hostAndPort.startsWith('[') ? !isIpLiteral(host) : !consistsOf(host, NOT_IN_REG_NAME)) return undefined;
  if (rest !== '' && (!rest.startsWith(':') || NOT_A_DIGIT.test(rest.slice(1)))) return undefined;
  return {
    ...(userinfo === undefined ? {} : { userinfo }),
    host,
    ...(rest === '' ? {} : { port: rest.slice(1) }),
  };
}

function isIpLiteral(host: string): boolean {
  const address = host.slice(1, -1);
  if (!/^v/i.test(address)) return isIpv6(address);
  const [version, future = ''] = splitAt(address.slice(1), '.');
  return (
    version !== '' && !NOT_HEXADECIMAL.test(version) && future !== '' && !NOT_IN_FUTURE_ADDRESS.test(future)
  );
}

function consistsOf(part: string | undefined, notIn: RegExp): boolean {
  return part === undefined || (!notIn.test(part) && !INCOMPLETE_PERCENT.test(part));
}

function splitAt(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function indexOrEnd(text: string, searched: string, from: number): number {
  const at = text.indexOf(searched, from);
  return at === -1 ? text.length : at;
}
