import { queryOptions, useQuery } from '@tanstack/react-query';
import { readFromServer } from '../../http/readFromServer';
import { Connection } from '../../schema/responses/connection';

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
