import type { DraftOnServer } from '../../workspace/draftOnServer';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { changeOnServer } from '../../http/changeOnServer';
import {
  standingOf,
  type Standing,
  type NewReview,
  type Review,
  type ReviewList,
} from '../../schema/responses/reviews';
import { plural } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { announce } from '../../ui/notices/announcer';
import { Notice } from '../../ui/notices/Notice';
import { formatDay, RelativeTime } from '../../ui/time/time';
import { AskForReview } from '../AskForReview';
import { addressOfDraft, readAgain } from '../reviewData';
import { describeStanding, toneOfStanding } from './reviewSummaries';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import styles from '../review.module.css';

type ReviewStateProps = {
  draft: DraftOnServer;
  list: ReviewList;
  /** The digest of the body as this page has it. */
  digest: string;
  /** Whether the person may send a version to review. */
  mayAsk: boolean;
  /** How many templates a version is. */
  members?: number;
  /** Called before the form opens: the version that is sent to review may still change by it. */
  onAsk?: () => void;
  /** Where somebody asks, if it is not here. */
  elsewhere?: ReactNode;
  /** Shows the changes since another version. */
  drawChanges: (since: Review) => ReactNode;
  /** Where the version can be looked at and decided. */
  children?: ReactNode;
};

/** Where the draft stands: not reviewed, waiting, approved, or changed since; and the next step. */
export function ReviewState({
  draft,
  list,
  digest,
  mayAsk,
  members = 1,
  onAsk,
  elsewhere,
  drawChanges,
  children,
}: ReviewStateProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const standing = standingOf(list.reviews, digest);
  const isSaved = list.digest === digest;
  const again = () => readAgain(queries, draft);

  async function ask(wish: Omit<NewReview, 'digest'>) {
    const result = await changeOnServer('POST', `${addressOfDraft(draft)}/reviews`, { ...wish, digest });
    announce(result.ok ? 'Sent to review.' : result.reason);
    if (result.ok) setAsking(false);
    await again();
  }
  async function withdraw({ id }: Review) {
    const result = await changeOnServer('DELETE', `${addressOfDraft(draft)}/reviews/${id}`);
    announce(result.ok ? 'The review is withdrawn.' : result.reason);
    await again();
  }
  const canAsk = mayAsk && (standing.kind === 'none' || standing.kind === 'changed');
  return (
    <section aria-label="Where the review stands" className={layout.stack}>
      <StandingNotice standing={standing} drawChanges={drawChanges}>
        {children}
        {standing.kind === 'open' && mayAsk && (
          <Button size="small" onClick={() => void withdraw(standing.review)}>
            Withdraw review
          </Button>
        )}
      </StandingNotice>
      {canAsk && !isAsking && (
        <>
          <div className={layout.row}>
            {elsewhere ?? (
              <Button
                size="small"
                disabled={!isSaved}
                onClick={() => {
                  onAsk?.();
                  setAsking(true);
                }}
              >
                {standing.kind === 'changed' ? 'Send this version to review' : 'Ask for review'}
              </Button>
            )}
            {!isSaved && <span className={words.note}>Once it is saved on the server.</span>}
          </div>
          {members > 1 && !elsewhere && (
            <p className={words.note}>
              The review is about all {members} templates. They keep their names from then on, so that what
              reviewers approve is what is sent.
            </p>
          )}
        </>
      )}
      {canAsk && isAsking && (
        <AskForReview
          approvers={list.approvers}
          asked={list.reviews[0]?.reviewers ?? []}
          members={members}
          isSaved={isSaved}
          onAsk={ask}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}

type StandingNoticeProps = Pick<ReviewStateProps, 'drawChanges' | 'children'> & { standing: Standing };

function StandingNotice({ standing, drawChanges, children }: StandingNoticeProps) {
  if (standing.kind === 'none') return <p className={words.soft}>Not sent to review yet.</p>;
  const { review } = standing;
  return (
    <Notice tone={toneOfStanding[standing.kind]} title={describeStanding(standing)} actions={children}>
      {standing.kind === 'changed' && drawChanges(review)}
      <ReviewFacts review={review} />
    </Notice>
  );
}

/** Who asked for the review, and what was decided with which reason. */
export function ReviewFacts({ review: { by, at, note, due, decisions, members } }: { review: Review }) {
  return (
    <div className={styles.decisions}>
      <p>
        <bdi>{by.name}</bdi> asked {members !== null && `for a review of ${plural(members, 'template')} `}
        <RelativeTime at={at} />
        {due !== null && `, needed by ${formatDay(due)}`}.
      </p>
      {note !== null && (
        <blockquote dir="auto" className={styles.quote}>
          {note}
        </blockquote>
      )}
      {decisions.map((decision) => (
        <div key={decision.by.id} className={styles.comment}>
          <p>
            <bdi>{decision.by.name}</bdi>{' '}
            {decision.verdict === 'approved' ? 'approved it' : 'asked for changes'}{' '}
            <RelativeTime at={decision.at} />
            {decision.reason === null ? '.' : ':'}
          </p>
          {decision.reason !== null && (
            <blockquote dir="auto" className={styles.quote}>
              {decision.reason}
            </blockquote>
          )}
        </div>
      ))}
    </div>
  );
}
