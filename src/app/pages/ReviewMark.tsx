import { Link } from 'wouter';
import type { Draft } from '../../schema/draft/draft';
import type { ReviewSummary } from '../../schema/responses/reviews';
import { lazyPart } from '../../ui/loading/lazyPart';
import { reviewHref } from '../../workspace/draftLinks';
import words from '../../ui/styles/words.module.css';
import styles from './LibraryPage.module.css';

const ListStanding = lazyPart(
  async () => (await import('../../review/standing/StandingMark')).ListStanding,
  null,
);

/** What the reviews of a draft ask of the person; undefined if they wait for others. */
export const taskIn = (reviews: readonly ReviewSummary[] = []) =>
  reviews.find(({ task }) => task !== null)?.task ?? undefined;

/** Those whom the reviews of a draft name: who was asked, and who has decided. */
export const peopleIn = (reviews: readonly ReviewSummary[] = []): string =>
  reviews
    .filter(({ state }) => state !== 'withdrawn' && state !== 'replaced')
    .flatMap(({ reviewers, decisions }) => [...reviewers, ...decisions.map(({ by }) => by)])
    .map(({ name }) => name)
    .join('\n');

type ReviewMarkProps = { draft: Draft; reviews: readonly ReviewSummary[] | undefined };

/** In the list: that a draft waits for the person, with the way to its review; else how far its review is. */
export function ReviewMark({ draft, reviews }: ReviewMarkProps) {
  if (reviews === undefined) return null;
  const task = taskIn(reviews);
  if (task === undefined) return <ListStanding draft={draft} reviews={reviews} />;
  return (
    <span className={words.note}>
      {task === 'decide' ? (
        <Link href={reviewHref(draft.id)} className={styles.mark}>
          Waits for your review
        </Link>
      ) : (
        <strong>Waits for you: changes requested</strong>
      )}
    </span>
  );
}
