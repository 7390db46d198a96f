import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { ChangeSource } from '../../lib/store';
import { readFromServer } from '../../http/readFromServer';
import { Connection, type ConnectedPlatform } from '../../schema/responses/connection';
import type { SendingRecord } from '../../schema/draft/draft';

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

/** Announces when more is known about the platforms. */
export const connectionAnswers = (queries: QueryClient): ChangeSource => ({
  subscribe: (listener) =>
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === connectionQuery.queryKey[0]) listener();
    }),
});

/** The platform as a sending's record names it: `embedded`, or its address. Labels and names may change later. */
export const recordedPlatform = ({
  platform,
  baseUrl,
}: Pick<ConnectedPlatform, 'platform' | 'baseUrl'>): string =>
  platform === 'embedded' ? 'embedded' : baseUrl;

/** The platform of a name; the default one if there is none of that name. */
export function platformNamed(connection: Connection, name: string | undefined): ConnectedPlatform {
  return connection.platforms.find((platform) => platform.name === name) ?? connection.platforms[0];
}

/** The platform to which a sending went; undefined where this server is not connected to it any more. */
export function platformOf(
  connection: Connection | undefined,
  { platform, appId }: Pick<SendingRecord, 'platform' | 'appId'>,
): ConnectedPlatform | undefined {
  return connection?.platforms.find(
    (one) => recordedPlatform(one) === platform && one.appIds.includes(appId),
  );
}

/** The address of a platform's templates at this server. */
export function templatesAddress(platformName: string, appId: string): string {
  const base = platformName === 'default' ? '/api' : `/api/platforms/${encodeURIComponent(platformName)}`;
  return `${base}/v2/rcs/${encodeURIComponent(appId)}/templates`;
}

/** Beside the label: where the platform is. */
export function describePlace({
  platform,
  baseUrl,
}: Pick<ConnectedPlatform, 'platform' | 'baseUrl'>): string {
  return platform === 'embedded' ? 'Embedded test platform' : baseUrl;
}

/**
 * Whether a person may note the status of a sending: where its platform cannot be asked, or to take back a note.
 * `connection` is undefined where it is not known.
 */
export function canSetStatus(
  sending: Pick<SendingRecord, 'platform' | 'appId' | 'byHand'>,
  connection: Connection | undefined,
): boolean {
  return sending.byHand !== undefined || platformOf(connection, sending)?.readable !== 'yes';
}
