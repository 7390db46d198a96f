import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFromServer } from '../../http/readFromServer';
import { syncKnowledge } from '../../library/sync/syncState';
import { useReviewSummaries } from '../../review/standing/useReviewSummaries';
import { NoticeList, type NoticeEvent } from '../../schema/responses/notices';

export const noticesKey = ['notices'] as const;

/** A page of the inbox; `before`: `next` of the page before. */
export const readInboxPage = (before: string | null) =>
  readFromServer(
    `/api/v1/notices${before === null ? '' : `?before=${encodeURIComponent(before)}`}`,
    (json) => NoticeList.safeParse(json).data,
  );

/** How many notices the person has not read, and how many reviews wait for them. Live. */
export function useInboxCounts(): { unread: number; waiting: number; total: number } {
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
    queryFn: () => readInboxPage(null),
    refetchOnWindowFocus: true,
    retry: 0,
  });
  const waiting = useReviewSummaries('waiting');
  const unread = data?.unread ?? 0;
  // The notice of a review that waits is no second thing to do.
  const drafts = new Set(waiting.map(({ draft }) => draft));
  const twice = data?.notices.filter(
    ({ event, draft, isRead }) => !isRead && isAboutTask(event) && drafts.has(draft),
  ).length;
  return { unread, waiting: waiting.length, total: waiting.length + unread - (twice ?? 0) };
}

const isAboutTask = (event: NoticeEvent) => event === 'review.requested' || event === 'review.decided';
