import { queryOptions, useQuery } from '@tanstack/react-query';
import { readFromServer } from '../../http/readFromServer';
import { z } from '../../schema/values/zod';

/** One platform to which this server sends templates. Never holds a secret. */
export const ConnectedPlatform = z.object({
  /** Part of its addresses at this server; `default` for the first one. */
  name: z.string(),
  /** Its name for people. */
  label: z.string(),
  tone: z.enum(['test', 'production']).optional(),
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
export type ConnectedPlatform = z.infer<typeof ConnectedPlatform>;

/** The destinations of templates, as this server is set up; the default one comes first. */
export const Connection = z.object({
  platforms: z.tuple([ConnectedPlatform], ConnectedPlatform),
  /** Where uploaded files are fetched from, and whether a platform on the Internet can do so. */
  media: z.object({ publicUrl: z.string(), isPublic: z.boolean() }).optional().catch(undefined),
  /** The person who asked; `createSession` reads it. */
  session: z.unknown().optional(),
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
