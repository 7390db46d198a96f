const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data: blob: https: http:",
  // A chosen video is played from the browser's memory to make its thumbnail.
  'media-src blob: https: http:',
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types service-worker',
  'report-uri /csp',
].join('; ');

const always = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The headers of every answer; over TLS with HSTS. */
export function securityHeaders(overTls: boolean): Record<string, string> {
  return overTls ? { ...always, 'Strict-Transport-Security': 'max-age=31536000' } : always;
}

/**
 * The answer to a request whose address or Host header is no address at all, such as `Host: 256.1.1.1`. Such a request
 * never becomes a `Request`, so the app does not see it.
 */
export function refuseUnreadable(): Response {
  return Response.json(
    { error: { code: 400, message: 'Host: is not a host name, or the URL is not valid.' } },
    { status: 400, headers: { ...securityHeaders(false), 'Cache-Control': 'no-store', Connection: 'close' } },
  );
}
