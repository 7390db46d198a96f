import { useQuery } from '@tanstack/react-query';
import { request } from '../../http/request';
import { SentVerification } from '../../schema/responses/verifications';
import type { SignedRequest } from '../../schema/verification/signature';

/** The request as its signature needs it. */
export function toSignedRequest({ method, address, headers, body }: SentVerification): SignedRequest {
  return {
    method,
    body,
    contentType: headers['Content-Type'] ?? '',
    timestamp: headers['x-timestamp'] ?? '',
    path: URL.canParse(address) ? new URL(address).pathname : address,
  };
}

async function readSent(key: string): Promise<SentVerification | null> {
  const outcome = await request(`/api/verification/sent/${encodeURIComponent(key)}`);
  return outcome.kind === 'answer' ? (SentVerification.safeParse(outcome.json).data ?? null) : null;
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
