import { useQuery } from '@tanstack/react-query';
import { request } from '../../http/request';
import { z } from '../../schema/values/zod';
import type { SignedRequest } from '../../schema/verification/signature';

/** A request of the gateway as it went out, without the headers that every HTTP client adds. It never holds a secret. */
export const SentRequest = z.object({
  method: z.string(),
  address: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  /** Present when the request was signed. */
  stringToSign: z.string().optional(),
});
export type SentRequest = z.infer<typeof SentRequest>;

/** The request as its signature needs it. */
export function toSignedRequest({ method, address, headers, body }: SentRequest): SignedRequest {
  return {
    method,
    body,
    contentType: headers['Content-Type'] ?? '',
    timestamp: headers['x-timestamp'] ?? '',
    path: URL.canParse(address) ? new URL(address).pathname : address,
  };
}

async function readSent(key: string): Promise<SentRequest | null> {
  const outcome = await request(`/api/verification/sent/${encodeURIComponent(key)}`);
  return outcome.kind === 'answer' ? (SentRequest.safeParse(outcome.json).data ?? null) : null;
}

/** The request by a verification's id or by the key of a start; null when the server no longer has it. */
export function useSentRequest(key: string | undefined) {
  return useQuery({
    queryKey: ['verification-sent', key],
    queryFn: () => readSent(key ?? ''),
    enabled: key !== undefined,
    networkMode: 'always',
    retry: 0,
    staleTime: Infinity,
  });
}
