import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { syncKnowledge } from '../../library/sync/syncState';
import type { ReviewTask } from '../../review/openReviews';
import type { Draft } from '../../schema/draft/draft';
import { reviewHref } from '../../workspace/draftLinks';
import { useAppServices } from '../../workspace/services/AppServices';
import words from '../../ui/styles/words.module.css';
import styles from './LibraryPage.module.css';

const nothing: ReadonlyMap<string, ReviewTask> = new Map();

/** What waits for the person in the reviews of their spaces, by the ID of the draft, live. Nobody without a sign-in is asked. */
export function useReviewsToDo(): ReadonlyMap<string, ReviewTask> {
  const { session } = useAppServices();
  const queries = useQueryClient();
  const me = useStore(session.state, (state) => state?.person?.subject);
  const spaces = useStore(syncKnowledge, (known) => known.spaces);
  const { data = nothing } = useQuery({
    queryKey: ['reviews to do', me, spaces?.map(({ name }) => name)],
    queryFn:
      me !== undefined && spaces !== undefined
        ? async () => (await import('../../review/openReviews')).readReviewTasks(spaces, me)
        : skipToken,
    refetchOnWindowFocus: true,
    retry: 0,
  });
  // Events come from outside React.
  useEffect(
    () =>
      syncKnowledge.subscribe(({ talks }, before) => {
        if (talks !== before.talks) void queries.invalidateQueries({ queryKey: ['reviews to do'] });
      }),
    [queries],
  );
  return data;
}

/** In the list: that a draft waits for the person, and the way to its review. */
export function ReviewMark({ draft: { id }, task }: { draft: Draft; task: ReviewTask | undefined }) {
  if (task === undefined) return null;
  return (
    <span className={words.note}>
      {task === 'decide' ? (
        <Link href={reviewHref(id)} className={styles.mark}>
          Waits for your review
        </Link>
      ) : (
        <strong>Waits for you: changes asked for</strong>
      )}
    </span>
  );
}
