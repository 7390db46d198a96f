import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Draft } from '../../schema/draft/draft';
import { connectionQuery } from '../../submission/connection/connection';
import { pageToken } from '../../submission/connection/pageToken';
import { liveSendings, type LiveTemplates } from '../../submission/reading/liveSendings';
import { listStored } from '../../submission/reading/readStored';
import { useStore } from '../../ui/useStore';

/** Milliseconds between two lists while the page is visible. */
const refreshMs = 30_000;

/**
 * The drafts with the statuses that the platform says now, by one list request for each app id that was sent to. Drafts
 * whose status is the same stay the same objects. Nothing is stored: an open draft follows its own sendings.
 */
export function useLiveDrafts(drafts: readonly Draft[] | undefined): readonly Draft[] | undefined {
  const wasSent = drafts?.some(({ sendings }) => sendings.length > 0) ?? false;
  const { data: connection } = useQuery({ ...connectionQuery, enabled: wasSent });
  const token = useStore(pageToken, (value) => value);
  const platform = connection && (connection.platform === 'embedded' ? 'embedded' : connection.baseUrl);
  const sentTo = new Set(
    drafts?.flatMap(({ sendings }) =>
      sendings.flatMap((sending) => (sending.platform === platform ? sending.appId : [])),
    ),
  );
  const appIds = connection?.appIds.filter((appId) => sentTo.has(appId)) ?? [];
  const mayRead =
    connection !== undefined &&
    connection.readable !== 'no' &&
    (connection.credentials === 'server' || token !== '');

  const { data: live } = useQuery({
    queryKey: ['stored templates', platform, appIds],
    async queryFn(): Promise<LiveTemplates> {
      const lists = await Promise.all(
        appIds.map(async (appId) => {
          const entries = await listStored({ appId, token: token === '' ? undefined : token });
          return [appId, new Map(entries?.map((entry) => [entry.name, entry]))] as const;
        }),
      );
      return { platform: platform ?? '', byAppId: new Map(lists) };
    },
    enabled: mayRead && appIds.length > 0,
    networkMode: 'always',
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
    retry: 0,
    // Maps are compared by identity.
    structuralSharing: false,
  });

  return useMemo(
    () =>
      live
        ? drafts?.map((draft) => {
            const sendings = liveSendings(draft.sendings, live);
            return sendings === draft.sendings ? draft : { ...draft, sendings: [...sendings] };
          })
        : drafts,
    [drafts, live],
  );
}
