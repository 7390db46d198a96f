import { signRequest } from '../../schema/verification/signature';

/** As whom a request goes out, which decides its Authorization header. */
export type VerificationCaller =
  /** The public form of mobile and web SDKs: `Application <appId>`. */
  | { kind: 'sdk'; appId: string }
  /** The signed form of backend systems, signed here. `secret` is Base64 and never belongs into a browser. */
  | { kind: 'signed'; appId: string; secret: string }
  /** No Authorization: the gateway of this product adds its own, and its own time. */
  | { kind: 'gateway' };

export type VerificationService = {
  /** `{verification_base_url}`, without a slash at its end; by default the gateway of the page's own server. */
  baseUrl?: string;
  caller: VerificationCaller;
  /** The `x-timestamp` header, ISO 8601; by default the moment of the call. */
  timestamp?: string | undefined;
  signal?: AbortSignal;
};

/** Where the page's own server takes verifications. */
export const GATEWAY = '/api/verification';

type Call = { method: 'GET' | 'POST'; address: string; body: string };

/** The headers by which the service knows who calls, and when. */
export function callerHeaders(
  { caller, timestamp }: VerificationService,
  { method, address, body }: Call,
): Record<string, string> {
  if (caller.kind === 'gateway') return timestamp === undefined ? {} : { 'x-timestamp': timestamp };
  const time = timestamp ?? new Date().toISOString();
  if (caller.kind === 'sdk') {
    return { authorization: `Application ${caller.appId}`, 'x-timestamp': time };
  }
  const signature = signRequest(
    {
      method,
      body,
      contentType: body === '' ? '' : 'application/json',
      timestamp: time,
      // The base only serves to read an address without origin.
      path: new URL(address, 'http://localhost').pathname,
    },
    caller.secret,
  );
  return { authorization: `Application ${caller.appId}:${signature}`, 'x-timestamp': time };
}
