import { useEffect, useRef } from 'react';
import { isolate } from '../lib/text/isolate';
import type { Comment } from '../schema/responses/comments';
import { announceQuietly } from '../ui/notices/announcer';

const none: ReadonlySet<string> = new Set();

/** Tells screen readers of comments that come while the page is open. `written`: ids of those that were written here. */
export function useNewsAloud(comments: readonly Comment[] | undefined, written = none) {
  const known = useRef<ReadonlySet<string>>(undefined);
  // Screen readers are outside React.
  useEffect(() => {
    if (!comments) return;
    const before = known.current;
    known.current = new Set(comments.map(({ id }) => id));
    if (!before) return;
    const news = comments.filter(
      ({ id, isOwn, deletedAt }) => !isOwn && !written.has(id) && deletedAt === null && !before.has(id),
    );
    if (news.length > 0) announceQuietly(news.map(sentenceOf).join(' '));
  }, [comments, written]);
}

const sentenceOf = ({ thread, by, text }: Comment) =>
  `New ${thread === null ? 'comment' : 'reply'} by ${isolate(by ?? 'somebody')}: ${isolate(text)}`;
