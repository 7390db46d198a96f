import { queryOptions, useQuery } from '@tanstack/react-query';
import { readFromServer } from '../../http/readFromServer';
import { z } from '../../schema/values/zod';

/** The destination of templates, as this server is set up. Never holds a secret. */
export const Connection = z.object({
  platform: z.enum(['embedded', 'remote']),
  baseUrl: z.string(),
  appIds: z.array(z.string()),
  /** Characters of a message text that the platform takes. */
  textLimit: z.number(),
  /** The side that holds the platform's token: this server, or the page until it is closed. */
  credentials: z.enum(['server', 'page']),
  /** Whether the platform answers requests that read templates back. */
  readable: z.enum(['yes', 'no', 'unknown']),
});
export type Connection = z.infer<typeof Connection>;

const readConnection = () => readFromServer('/api/connection', (json) => Connection.safeParse(json).data);

/** The connection, which the page and the sending share. An error's message is for people. */
export const connectionQuery = queryOptions({
  queryKey: ['connection'],
  queryFn: readConnection,
  networkMode: 'always',
  // A read may repeat by itself when the network is back.
  refetchOnReconnect: true,
  retry: 0,
  staleTime: 30_000,
});

/** Asks for the connection once, and again when the network is back. */
export function useConnection() {
  return useQuery(connectionQuery);
}

/** A destination in words. */
export function describePlatform({ platform, baseUrl }: Pick<Connection, 'platform' | 'baseUrl'>): string {
  return platform === 'embedded' ? 'the embedded platform on this machine' : baseUrl;
}
