import { useQuery } from '@tanstack/react-query';
import { readFromServer } from '../../http/readFromServer';
import { VerificationConnection } from '../../schema/responses/verifications';
import { signRequest } from '../../schema/verification/signature';

const readConnection = () =>
  readFromServer('/api/verification/connection', (json) => VerificationConnection.safeParse(json).data);

/** Asks once a minute at most. An error's message is for people. */
export function useVerificationConnection() {
  return useQuery({
    queryKey: ['verification-connection'],
    queryFn: readConnection,
    networkMode: 'always',
    // A read may repeat by itself when the network is back.
    refetchOnReconnect: true,
    retry: 0,
    staleTime: 60_000,
  });
}
/** An address of a block, for trying an operator: `192.0.2.0/24` gives `192.0.2.10`. */
export function addressInBlock(cidr: string): string {
  const [address = '', prefix = ''] = cidr.split('/');
  const isIpv6 = address.includes(':');
  // A smaller block may not have a tenth address.
  if (Number(prefix) > (isIpv6 ? 120 : 27)) return address;
  if (isIpv6) return address.endsWith('::') ? `${address}10` : address;
  return address.endsWith('.0') ? `${address.slice(0, -1)}10` : address;
}

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
