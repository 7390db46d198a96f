import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFromServer } from '../../http/readFromServer';
import { syncKnowledge } from '../../library/sync/syncState';
import { NoticeList } from '../../schema/responses/notices';

export const noticesKey = ['notices'] as const;

/** A page of the inbox; `before`: `next` of the page before. */
export const readInboxPage = (before: string | null) =>
  readFromServer(
    `/api/v1/notices${before === null ? '' : `?before=${encodeURIComponent(before)}`}`,
    (json) => NoticeList.safeParse(json).data,
  );

/** How many notices the person has not read; undefined until the server has said. Live. */
export function useUnread(): number | undefined {
  const queries = useQueryClient();
  // Events come from outside React.
  useEffect(
    () =>
      syncKnowledge.subscribe((now, before) => {
        if (now.noticedAt !== before.noticedAt) void queries.invalidateQueries({ queryKey: noticesKey });
      }),
    [queries],
  );
  const { data } = useQuery({
    queryKey: [...noticesKey, 'unread'],
    queryFn: async () => (await readInboxPage(null)).unread,
    refetchOnWindowFocus: true,
    retry: 0,
  });
  return data;
}
