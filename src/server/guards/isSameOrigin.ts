/**
 * Whether a request comes from our own page or from a program: a browser names its origin and the site
 * that the request comes from; programs send neither. Anything that a browser says must be right.
 *
 * @param ownOrigin origin that this request was sent to
 */
export function isSameOrigin(headers: Headers, ownOrigin: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin !== null && origin.toLowerCase() !== ownOrigin.toLowerCase()) return false;
  return site === null || site === 'same-origin' || site === 'none';
}
