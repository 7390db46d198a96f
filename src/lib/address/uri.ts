/*
 * The grammar of RFC 3986, Appendix A, as patterns that JSON Schema takes too (ECMA-262). The alternatives of a repeated
 * group start with different characters, so a match takes linear time.
 */
const percent = '%[0-9A-Fa-f]{2}';
const inName = "A-Za-z0-9._~!$&'()*+,;=\\-";
const userinfo = `(?:(?:[${inName}:]|${percent})*@)?`;
const name = `(?:[${inName}]|${percent})`;
const group = '[0-9A-Fa-f]{1,4}';
const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
/** The last 32 bits of an IPv6 address. */
const end = `(?:${group}:${group}|${byte}(?:\\.${byte}){3})`;
const ipv6 = [
  `(?:${group}:){6}${end}`,
  `::(?:${group}:){5}${end}`,
  `(?:${group})?::(?:${group}:){4}${end}`,
  `(?:(?:${group}:){0,1}${group})?::(?:${group}:){3}${end}`,
  `(?:(?:${group}:){0,2}${group})?::(?:${group}:){2}${end}`,
  `(?:(?:${group}:){0,3}${group})?::${group}:${end}`,
  `(?:(?:${group}:){0,4}${group})?::${end}`,
  `(?:(?:${group}:){0,5}${group})?::${group}`,
  `(?:(?:${group}:){0,6}${group})?::`,
].join('|');
const literal = `\\[(?:${ipv6}|[Vv][0-9A-Fa-f]+\\.[${inName}:]+)\\]`;
const port = '(?::\\d*)?';
const anyPath = `(?:[${inName}:@]|${percent})(?:[${inName}:@/]|${percent})*`;
const anyQuery = `(?:[${inName}:@/?]|${percent})*`;

/** Any URI (with a scheme; a fragment is allowed). */
export const uriPattern = `^[A-Za-z][A-Za-z0-9+.\\-]*:(?://${userinfo}(?:${literal}|${name}*)${port}(?:/(?:[${inName}:@/]|${percent})*)?|/(?:${anyPath})?|${anyPath}|)(?:\\?${anyQuery})?(?:#${anyQuery})?$`;

/** A web address with a host. `more`: a pattern that is allowed in its path, query and fragment too. */
export function httpUriPattern(more?: string): string {
  const other = more === undefined ? percent : `${percent}|${more}`;
  const inPath = `(?:[${inName}:@]|${other})`;
  const inQuery = `(?:[${inName}:@/?]|${other})`;
  const start = `[Hh][Tt][Tt][Pp][Ss]?://${userinfo}(?:${literal}|${name}+)${port}`;
  return `^${start}(?:/${inPath}*)*(?:\\?${inQuery}*)?(?:#${inQuery}*)?$`;
}

/** Characters. Engines match such patterns by recursion: a text of ten million characters overflows their stack. */
const MAX_LENGTH = 4_000_000;

const URI = new RegExp(uriPattern);
const HTTP_URI = new RegExp(httpUriPattern());

/**
 * Whether the value is a URI. The grammar alone decides: a port of 99999 and an address of a future IP version pass, a
 * zone in an IPv6 address (RFC 6874) does not.
 */
export function isUri(value: string): boolean {
  return value.length <= MAX_LENGTH && URI.test(value);
}

/** Whether the value is a URI whose scheme is http or https, in any case, and whose host is not empty. */
export function isHttpUri(value: string): boolean {
  return value.length <= MAX_LENGTH && HTTP_URI.test(value);
}

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

const PARTS = /^([^:]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/;
const AUTHORITY = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:]*)(?::(.*))?$/;

/** The parts of a URI; undefined when the value is no URI. */
export function uriParts(value: string): UriParts | undefined {
  if (!isUri(value)) return undefined;
  const [, scheme = '', authority, path = '', query, fragment] = PARTS.exec(value) ?? [];
  if (authority === undefined) return { scheme, path, query, fragment };
  const [, user, host, portOfHost] = AUTHORITY.exec(authority) ?? [];
  return { scheme, userinfo: user, host, port: portOfHost, path, query, fragment };
}
