/**
 * The origin that the caller used. The scheme is that of a trusted proxy, if there is one, because only a proxy can use TLS
 * here. `dropForged` has removed the header of any other caller.
 */
export function ownOrigin(request: Request): string {
  const { host, protocol } = new URL(request.url);
  const forwarded = request.headers.get('x-forwarded-proto');
  const scheme = forwarded === 'https' || forwarded === 'http' ? `${forwarded}:` : protocol;
  return `${scheme}//${host}`;
}

export type PublicPlace = { PUBLIC_URL?: string | undefined };

/** The origin under which people reach this server. */
export const publicOrigin = (request: Request, { PUBLIC_URL }: PublicPlace): string =>
  PUBLIC_URL ?? ownOrigin(request);

/**
 * Whether a request comes from our own page or from a program. Browsers send `Origin` or `Sec-Fetch-Site`,
 * programs send neither; each header that is present must match.
 *
 * @param own the origin to which this request was sent
 */
export function isSameOrigin(headers: Headers, own: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin !== null && origin.toLowerCase() !== own.toLowerCase()) return false;
  return site === null || site === 'same-origin' || site === 'none';
}

/**
 * Whether a Host header names this server. Prevents DNS rebinding, where a foreign page calls the server by
 * a name of its own that resolves to this machine. An entry without a port allows every port.
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const match = /^([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/.exec(host);
  const name = match?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return allowed.some((entry) => entry.toLowerCase() === name || entry.toLowerCase() === host.toLowerCase());
}

/** Whether a path is answered by the server, and not by one that serves the page alone. */
export const isServerPath = (path: string) =>
  /^\/(?:api|auth|media|v2|verification|operator|openapi\.json|docs|docs\.css|docs\.js|csp|livez|readyz|healthz|metrics|unsubscribe|review\/[^/]+\/picture\.png)(?:[/?]|$)/.test(
    path,
  );

/** Whether a path belongs to the addresses for programs and for the sign-in, which never answer with the page. */
export const isProgramPath = (path: string) => /^\/(?:api|auth|v2|verification)(?:\/|$)/.test(path);
