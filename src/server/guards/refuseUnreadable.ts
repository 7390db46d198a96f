import { securityHeaders } from './securityHeaders';

/**
 * The answer to a request whose address or Host header is no address at all, such as `Host: 256.1.1.1`. Such a request
 * never becomes a `Request`, so the app does not see it.
 */
export function refuseUnreadable(): Response {
  return Response.json(
    { error: { code: 400, message: 'Host: is not a host name, or the address cannot be read.' } },
    { status: 400, headers: { ...securityHeaders(false), 'Cache-Control': 'no-store', Connection: 'close' } },
  );
}
