/**
 * The origin that the caller used. The scheme is the one that a trusted proxy names; without trusted
 * proxies there is nobody in front who could speak TLS.
 */
export function ownOrigin(request: Request, trustedProxies: number): string {
  const { host, protocol } = new URL(request.url);
  const forwarded = trustedProxies > 0 ? request.headers.get('x-forwarded-proto') : null;
  const scheme = forwarded === 'https' || forwarded === 'http' ? `${forwarded}:` : protocol;
  return `${scheme}//${host}`;
}
