/** The origin that the caller used. Takes the scheme from a trusted proxy: only a proxy can speak TLS here. */
export function ownOrigin(request: Request, trustedProxies: number): string {
  const { host, protocol } = new URL(request.url);
  const forwarded = trustedProxies > 0 ? request.headers.get('x-forwarded-proto') : null;
  const scheme = forwarded === 'https' || forwarded === 'http' ? `${forwarded}:` : protocol;
  return `${scheme}//${host}`;
}
