import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { changeOnServer, type ChangeResult } from '../../http/changeOnServer';
import type { NoticeEvent, ReadNotices } from '../../schema/responses/notices';
import { noticesKey, readInboxPage } from '../access/unread';

/** The inbox, as far as it was opened. */
export function useInbox() {
  return useInfiniteQuery({
    queryKey: [...noticesKey, 'pages'],
    queryFn: ({ pageParam }) => readInboxPage(pageParam),
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
    await queries.invalidateQueries({ queryKey: noticesKey });
    return result;
  };
}

/** What a notice or a webhook is about, as choices name it. */
export const eventNames = {
  'review.requested': 'Somebody asks for a review',
  'review.decided': 'A reviewer approves or asks for changes',
  'comment.created': 'Somebody comments, or mentions you',
  'template.sent': 'A template is sent',
  'template.status_changed': 'The platform approves or rejects a template',
} satisfies Record<NoticeEvent, string>;
