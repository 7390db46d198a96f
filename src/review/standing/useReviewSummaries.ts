import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { syncKnowledge } from '../../library/sync/syncState';
import type { ReviewSummary } from '../../schema/responses/reviews';
import { useAppServices } from '../../workspace/services/AppServices';

const key = ['review summaries'] as const;
const nothing: readonly ReviewSummary[] = [];

/**
 * The reviews of all drafts that the person can see, the newest first, live; `waiting`: only those that wait for them.
 * Nobody without a sign-in is asked.
 */
export function useReviewSummaries(which: 'all' | 'waiting'): readonly ReviewSummary[] {
  const { session } = useAppServices();
  const queries = useQueryClient();
  const me = useStore(session.state, (state) => state?.person?.subject);
  const { data = nothing } = useQuery({
    queryKey: [...key, which, me],
    // With the schemas of reviews, which no other part of a list needs.
    queryFn: async () => (await import('./reviewSummaries')).readReviewSummaries(which),
    enabled: me !== undefined,
    refetchOnWindowFocus: true,
    retry: 0,
  });
  // Events come from outside React.
  useEffect(
    () =>
      syncKnowledge.subscribe(({ talks, resumedAt }, before) => {
        if (talks !== before.talks || resumedAt !== before.resumedAt)
          void queries.invalidateQueries({ queryKey: key });
      }),
    [queries],
  );
  return data;
}
