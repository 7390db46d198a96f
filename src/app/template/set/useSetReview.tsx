import { useCallback, useDeferredValue, useMemo } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import {
  addressOfDraft,
  useReviewNews,
  useReviewRule,
  useReviews,
  useVersion,
} from '../../../review/reviewData';
import { ReviewState } from '../../../review/standing/ReviewState';
import { countMembers } from '../../../schema/draft/set';
import { standingOf, type Review } from '../../../schema/responses/reviews';
import { includesSpaceRole } from '../../../schema/responses/spaces';
import { digestOfVersion, sourceOfDocument } from '../../../schema/sets/setVersion';
import type { SetReview } from '../../../sets/sending/approvedMembers';
import { ButtonLink } from '../../../ui/controls/Button';
import { CopyButton } from '../../../ui/notices/CopyButton';
import type { OpenedTemplate } from '../../../workspace/createOpenTemplate';
import { reviewHref } from '../../../workspace/draftLinks';
import { useDraftOnServer, useSpaceOfDraft } from '../../../workspace/draftOnServer';
import { SetChanges } from '../../review/SetChanges';
import { ChangeNames } from '../drawer/ChangeNames';

/** The review of the set of the open draft; undefined where nobody reviews, or the server has not said yet. */
export function useSetReview(open: OpenedTemplate): SetReview | undefined {
  const { draft: template, entries, set } = useStore(open.editor.document);
  const draft = useDraftOnServer(open);
  const role = useSpaceOfDraft(open)?.role;
  const rule = useReviewRule(draft);
  useReviewNews(draft);
  const { data: list } = useReviews(draft);
  // The digest of a large set takes longer than a frame: what a key changes is drawn before it.
  const source = useDeferredValue(
    useMemo(() => ({ draft: template, entries, set }), [template, entries, set]),
  );
  const isReviewed = draft !== undefined;
  const digest = useMemo(() => (isReviewed ? digestOfVersion(source) : ''), [isReviewed, source]);
  const standing = list && standingOf(list.reviews, digest);
  const last = list?.reviews.find(({ state, members }) => state === 'approved' && members !== null);
  const version = useVersion(draft ? addressOfDraft(draft) : '', last?.digest).data;
  const approved = useMemo(
    () => (standing?.kind === 'approved' ? 'all' : version?.document && sourceOfDocument(version.document)),
    [standing?.kind, version],
  );
  const drawChanges = useCallback(
    (since: Review) =>
      draft && (
        <>
          <ChangeNames before={since.template} after={source.draft} />
          <SetChanges draft={draft} since={since} source={source} />
        </>
      ),
    [draft, source],
  );
  if (!draft || !list) return undefined;
  const isWaiting = standing?.kind === 'open' || standing?.kind === 'changes';
  return {
    rule,
    approved,
    draw: (onAsk) => (
      <ReviewState
        draft={draft}
        list={list}
        digest={digest}
        mayAsk={role !== undefined && includesSpaceRole(role, 'author')}
        members={countMembers(set)}
        onAsk={onAsk}
        drawChanges={drawChanges}
      >
        {isWaiting && (
          <>
            <CopyButton
              text={() => `${location.origin}${reviewHref(draft.id)}`}
              label="Copy link for reviewers"
              copied="Link copied"
            />
            <Link href={reviewHref(draft.id)} asChild>
              <ButtonLink size="small">Open the review</ButtonLink>
            </Link>
          </>
        )}
      </ReviewState>
    ),
  };
}
