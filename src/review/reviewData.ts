import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { readFromServer } from '../http/readFromServer';
import { syncKnowledge } from '../library/sync/syncState';
import { CommentList } from '../schema/responses/comments';
import { MemberList } from '../schema/responses/members';
import { TemplateRecord } from '../schema/responses/record';
import { DraftVersion, ReviewList } from '../schema/responses/reviews';
import type { DraftOnServer } from '../workspace/draftOnServer';

export const addressOfDraft = ({ space, id }: DraftOnServer): string =>
  `/api/v1/spaces/${encodeURIComponent(space)}/drafts/${encodeURIComponent(id)}`;

const keyOf = (kind: 'comments' | 'reviews', draft: DraftOnServer | undefined) =>
  ['review', draft?.space, draft?.id, kind] as const;

/** The draft that the page of a review has found; the space is known only then. */
export const draftToReviewKey = (id: string) => ['draft to review', id] as const;

/** Reads comments and reviews of a draft again, after a change. */
export const readAgain = (queries: QueryClient, { space, id }: DraftOnServer) =>
  queries.invalidateQueries({ queryKey: ['review', space, id] });

/** The comments on a draft, live. */
export function useComments(draft: DraftOnServer | undefined) {
  return useQuery({
    queryKey: keyOf('comments', draft),
    queryFn: draft
      ? () => readFromServer(`${addressOfDraft(draft)}/comments`, (json) => CommentList.safeParse(json).data)
      : skipToken,
    refetchOnWindowFocus: true,
    retry: 0,
  });
}

/** The people of the space of a draft: who can be named in a comment. */
export function usePeople({ space }: DraftOnServer) {
  return useQuery({
    queryKey: ['members', space],
    queryFn: () =>
      readFromServer(
        `/api/v1/spaces/${encodeURIComponent(space)}/members`,
        (json) => MemberList.safeParse(json).data,
      ),
    select: ({ members }) => members.filter(({ isYou }) => !isYou),
    staleTime: 60_000,
    retry: 0,
  });
}

/** The reviews of a draft, live. */
export function useReviews(draft: DraftOnServer | undefined) {
  return useQuery({
    queryKey: keyOf('reviews', draft),
    queryFn: draft
      ? () => readFromServer(`${addressOfDraft(draft)}/reviews`, (json) => ReviewList.safeParse(json).data)
      : skipToken,
    refetchOnWindowFocus: true,
    retry: 0,
  });
}

/** A stored version of a draft; none is read without a digest. `address`: that of the draft. */
export function useVersion(address: string, digest: string | undefined) {
  return useQuery({
    queryKey: ['version', address, digest],
    queryFn:
      digest === undefined
        ? skipToken
        : () => readFromServer(`${address}/versions/${digest}`, (json) => DraftVersion.safeParse(json).data),
    staleTime: Infinity,
    retry: 0,
  });
}

/** The record of a version of a draft, with those of its other versions or without. */
export function useRecord(draft: DraftOnServer, digest: string, { hasOthers }: { hasOthers: boolean }) {
  return useQuery({
    queryKey: ['review', draft.space, draft.id, 'record', digest, hasOthers],
    queryFn: () =>
      readFromServer(
        `${addressOfDraft(draft)}/record?digest=${digest}${hasOthers ? '' : '&only=version'}`,
        (json) => TemplateRecord.safeParse(json).data,
      ),
    staleTime: 0,
    retry: 0,
  });
}

/** Reads again what has changed, for as long as the component is mounted: after a push the server has another digest. */
export function useReviewNews(draft: DraftOnServer | undefined): void {
  const queries = useQueryClient();
  const { space, id } = draft ?? {};
  // Events come from outside React.
  useEffect(() => {
    if (space === undefined || id === undefined) return undefined;
    return syncKnowledge.subscribe((now, before) => {
      const place = { space, id };
      const isNew = now.talks[id] !== before.talks[id] || now.resumedAt !== before.resumedAt;
      if (isNew) void readAgain(queries, place);
      else if (now.revisions[id] !== before.revisions[id]) {
        void queries.invalidateQueries({ queryKey: keyOf('reviews', place) });
        void queries.invalidateQueries({ queryKey: draftToReviewKey(id) });
      }
    });
  }, [queries, space, id]);
}

/** The rule of the space of a draft; `none` while the spaces are not known. */
export const useReviewRule = (draft: DraftOnServer | undefined) =>
  useStore(
    syncKnowledge,
    ({ spaces }) => spaces?.find(({ name }) => name === draft?.space)?.review ?? 'none',
  );
