import { useQuery } from '@tanstack/react-query';
import { readFromServer } from '../../http/readFromServer';
import { request, type Outcome, type RequestOptions } from '../../http/request';
import { isoTimeToMillis } from '../../lib/time';
import { VerificationConnection } from '../../schema/responses/verifications';
import { z } from '../../schema/values/zod';

/** Asks once a minute at most. An error's message is for people. */
export function useVerificationConnection() {
  return useQuery({
    queryKey: ['verification-connection'],
    queryFn: () =>
      readFromServer('/api/verification/connection', (json) => VerificationConnection.safeParse(json).data),
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
  /** No Authorization: the gateway of this product adds its own, with its own time. */
  | { kind: 'gateway' };

export type VerificationService = {
  /** `{verification_base_url}`, without a slash at its end; by default the gateway of the page's own server. */
  baseUrl?: string;
  caller: VerificationCaller;
  /** The `x-timestamp` header, ISO 8601; by default the moment of the call. */
  timestamp?: string | undefined;
  signal?: AbortSignal | undefined;
};

/** Sends one request to the service. `path` follows `/v1/verifications`. */
export function callService(
  { baseUrl = '/api/verification', caller, timestamp, signal }: VerificationService,
  path: string,
  { headers, ...options }: Pick<RequestOptions, 'method' | 'headers' | 'body'> = {},
): Promise<Outcome> {
  const time = timestamp ?? (caller.kind === 'sdk' ? new Date().toISOString() : undefined);
  return request(`${baseUrl}/v1/verifications${path}`, {
    ...options,
    headers: {
      ...(caller.kind === 'sdk' && { authorization: `Application ${caller.appId}` }),
      ...(time !== undefined && { 'x-timestamp': time }),
      ...headers,
    },
    signal,
  });
}

/** Characters of an answer that are kept and shown as they came. */
export const MAX_RAW_CHARACTERS = 65_536;

/** A time of an answer, in milliseconds since the epoch. What is no time is absent. */
export const readableTime = z.catch(
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => isoTimeToMillis(text)),
    ),
  ),
  undefined,
);
