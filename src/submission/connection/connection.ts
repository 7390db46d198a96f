import { useQuery } from '@tanstack/react-query';
import { request } from '../../http/request';
import { z } from '../../schema/values/zod';

/** Where this server sends templates; it never holds a secret. */
export const Connection = z.object({
  platform: z.enum(['embedded', 'remote']),
  baseUrl: z.string(),
  appIds: z.array(z.string()),
  /** Characters of a message text that the platform takes. */
  textLimit: z.number(),
  /** Who holds the platform's token: this server, or the person in front of the page. */
  credentials: z.enum(['server', 'page']),
});
export type Connection = z.infer<typeof Connection>;

async function readConnection(): Promise<Connection> {
  const outcome = await request('/api/connection');
  if (outcome.kind === 'no_answer') {
    throw new Error(
      outcome.reason === 'offline'
        ? 'This device is offline.'
        : 'The server of this page does not answer. It may have been stopped.',
    );
  }
  const connection = Connection.safeParse(outcome.json);
  if (outcome.status === 200 && connection.success) return connection.data;
  throw new Error(`The server of this page answered ${outcome.status} with something this page cannot read.`);
}

/** The connection, asked once and again when the page comes back to the front. An error's message is for people. */
export function useConnection() {
  return useQuery({
    queryKey: ['connection'],
    queryFn: readConnection,
    networkMode: 'always',
    // Only a reading: it may follow by itself when the network is back.
    refetchOnReconnect: true,
    retry: 0,
    staleTime: 30_000,
  });
}

/** Where something goes, in words. */
export function describePlatform({ platform, baseUrl }: Pick<Connection, 'platform' | 'baseUrl'>): string {
  return platform === 'embedded' ? 'the embedded platform on this machine' : baseUrl;
}
