import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeOnServer, type ChangeResult } from '../../http/changeOnServer';
import { readFromServer } from '../../http/readFromServer';
import { syncKnowledge } from '../../library/sync/syncState';
import { NoticeList, type Notice, type NoticeEvent, type ReadNotices } from '../../schema/responses/notices';

const key = ['notices'] as const;

const readNotices = (before: string | null) =>
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
        if (now.told !== before.told) void queries.invalidateQueries({ queryKey: key });
      }),
    [queries],
  );
  const { data } = useQuery({
    queryKey: [...key, 'unread'],
    queryFn: async () => (await readNotices(null)).unread,
    refetchOnWindowFocus: true,
    retry: 0,
  });
  return data;
}

/** The inbox, as far as it was opened. */
export function useInbox() {
  return useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam }) => readNotices(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: true,
    retry: 0,
  });
}

/** Marks notices as read. */
export function useMarkRead() {
  const queries = useQueryClient();
  return async (read: ReadNotices): Promise<ChangeResult> => {
    const result = await changeOnServer('PUT', '/api/v1/notices/read', read);
    await queries.invalidateQueries({ queryKey: key });
    return result;
  };
}

/** Where a notice leads: what is to be decided or discussed, to the page of the review; the rest to the template. */
export const hrefOf = ({ event, draft }: Pick<Notice, 'event' | 'draft'>): string => {
  const isAboutReview = event === 'review.requested' || event === 'comment.created';
  return `/templates/${draft}${isAboutReview ? '/review' : ''}`;
};

/** What people and webhooks are told of, as choices name it. */
export const eventNames = {
  'review.requested': 'Somebody asks for a review',
  'review.decided': 'A reviewer approves or asks for changes',
  'comment.created': 'A comment, or your name in one',
  'template.sent': 'A template is sent',
  'template.status_changed': 'The platform approves or rejects a template',
} satisfies Record<NoticeEvent, string>;
