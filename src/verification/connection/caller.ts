import { signRequest } from '../../schema/verification/signature';

/** The caller of a request, which decides its Authorization header. */
export type VerificationCaller =
  /** The public form of mobile and web SDKs: `Application <appId>`. */
  | { kind: 'sdk'; appId: string }
  /** The signed form of backend systems, signed here. `secret` is Base64 and must never be in a browser. */
  | { kind: 'signed'; appId: string; secret: string }
  /** No Authorization: the gateway of this product adds its own, with its own time. */
  | { kind: 'gateway' };

export type VerificationService = {
  /** `{verification_base_url}`, without a slash at its end; by default the gateway of the page's own server. */
  baseUrl?: string;
  caller: VerificationCaller;
  /** The `x-timestamp` header, ISO 8601; by default the moment of the call. */
  timestamp?: string | undefined;
  signal?: AbortSignal;
};

/** The gateway for verifications at the page's own server. */
export const gatewayPath = '/api/verification';

type Call = { method: 'GET' | 'POST'; address: string; body: string };

/** The headers that name the caller and the time to the service. */
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
      // The base is only for an address without origin.
      path: new URL(address, 'http://localhost').pathname,
    },
    caller.secret,
  );
  return { authorization: `Application ${caller.appId}:${signature}`, 'x-timestamp': time };
}
