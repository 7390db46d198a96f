import { useQuery } from '@tanstack/react-query';
import { request } from '../../http/request';
import { z } from '../../schema/values/zod';

/** What the gateway sent, byte for byte but for what every HTTP client adds; it never holds a secret. */
export const SentRequest = z.object({
  method: z.string(),
  address: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  /** Present when the request was signed. */
  stringToSign: z.string().optional(),
});
export type SentRequest = z.infer<typeof SentRequest>;

async function readSent(key: string): Promise<SentRequest | null> {
  const outcome = await request(`/api/verification/sent/${encodeURIComponent(key)}`);
  return outcome.kind === 'answer' ? (SentRequest.safeParse(outcome.json).data ?? null) : null;
}

/** What went out, by a verification's id or by the key of a start; null when the server no longer knows. */
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
