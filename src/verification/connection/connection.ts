import { useQuery } from '@tanstack/react-query';
import { request } from '../../http/request';
import { z } from '../../schema/values/zod';

/** Where this server sends verifications; it never holds a secret. */
export const VerificationConnection = z.object({
  platform: z.enum(['embedded', 'remote']),
  /** `{verification_base_url}`. */
  baseUrl: z.string(),
  appId: z.string(),
  /** Whether this server has a secret, so that it can sign. */
  signs: z.boolean(),
  /** Whether the end user's address may be chosen, or is the connection's. */
  chosenAddress: z.boolean(),
  /** The address of this page's connection, as the server sees it. */
  address: z.string().nullable(),
  operators: z.array(z.object({ name: z.string(), cidrs: z.array(z.string()) })),
});
export type VerificationConnection = z.infer<typeof VerificationConnection>;

async function readConnection(): Promise<VerificationConnection> {
  const outcome = await request('/api/verification/connection');
  if (outcome.kind === 'no_answer') {
    throw new Error(
      outcome.reason === 'offline'
        ? 'This device is offline.'
        : 'The server of this page does not answer. It may have been stopped.',
    );
  }
  const connection = VerificationConnection.safeParse(outcome.json);
  if (outcome.status === 200 && connection.success) return connection.data;
  throw new Error(`The server of this page answered ${outcome.status} with something this page cannot read.`);
}

/** Asked once a minute at most. An error's message is for people. */
export function useVerificationConnection() {
  return useQuery({
    queryKey: ['verification-connection'],
    queryFn: readConnection,
    networkMode: 'always',
    // Only a reading: it may follow by itself when the network is back.
    refetchOnReconnect: true,
    retry: 0,
    staleTime: 60_000,
  });
}
