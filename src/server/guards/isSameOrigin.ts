/**
 * Whether a request comes from our own page or from a program. Browsers send `Origin` or `Sec-Fetch-Site`,
 * programs send neither; each header that is present must match.
 *
 * @param ownOrigin origin to which this request was sent
 */
export function isSameOrigin(headers: Headers, ownOrigin: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin !== null && origin.toLowerCase() !== ownOrigin.toLowerCase()) return false;
  return site === null || site === 'same-origin' || site === 'none';
}
