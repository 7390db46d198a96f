import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Draft } from '../../schema/draft/draft';
import { standingOf, type ReviewFigures, type Standing } from '../../schema/responses/reviews';
import { digestOfVersion, sourceOfDocument } from '../../schema/sets/setVersion';
import { Badge } from '../../ui/notices/Notice';
import type { OpenedTemplate } from '../../workspace/createOpenTemplate';
import { useDraftOnServer } from '../../workspace/draftOnServer';
import { useReviews } from '../reviewData';
import { describeStanding, toneOfStanding } from './reviewSummaries';
import words from '../../ui/styles/words.module.css';
import styles from '../review.module.css';

type ListStandingProps = {
  draft: Draft;
  /** Those of the draft, the newest first. */
  reviews: readonly ReviewFigures[];
};

/** In the list of templates: how far the review of a draft is, as the list has the draft. */
export function ListStanding({ draft, reviews }: ListStandingProps) {
  const standing = useMemo(() => standingOf(reviews, digestOf(draft)), [draft, reviews]);
  if (standing.kind === 'none') return null;
  return <span className={words.note}>{describeStanding(standing)}</span>;
}

const digestOf = ({ template, entries, set }: Draft) =>
  digestOfVersion(sourceOfDocument({ template, beside: { entries, set } }));

/** In the header of an open draft: how far its review is as it is written now. A press shows the review. */
export function HeaderStanding({ open, onPress }: { open: OpenedTemplate; onPress: () => void }) {
  const { data } = useReviews(useDraftOnServer(open));
  if (!data || data.reviews.length === 0) return null;
  return <StandingButton open={open} reviews={data.reviews} onPress={onPress} />;
}

type StandingButtonProps = {
  open: OpenedTemplate;
  reviews: readonly ReviewFigures[];
  onPress: () => void;
};

function StandingButton({ open, reviews, onPress }: StandingButtonProps) {
  // Behind the keys: naming a version takes longer than drawing a letter.
  const { draft, entries, set } = useDeferredValue(useStore(open.editor.document));
  const standing: Standing<ReviewFigures> = useMemo(
    () => standingOf(reviews, digestOfVersion({ draft, entries, set })),
    [reviews, draft, entries, set],
  );
  if (standing.kind === 'none') return null;
  const text = describeStanding(standing);
  return (
    <button type="button" className={styles.standing} title={text} onClick={onPress}>
      <span className={words.visuallyHidden}>Review: </span>
      <Badge tone={toneOfStanding[standing.kind]}>{text}</Badge>
    </button>
  );
}
