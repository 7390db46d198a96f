import type { DraftOnServer } from '../workspace/draftOnServer';
import { Check, MessageSquareWarning } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeOnServer } from '../http/changeOnServer';
import type { Review, Verdict } from '../schema/responses/reviews';
import { Button } from '../ui/controls/Button';
import { announce } from '../ui/notices/announcer';
import { CommentForm } from './CommentForm';
import { plural } from '../schema/values/text';
import { addressOfDraft, readAgain, useComments } from './reviewData';
import layout from '../ui/styles/layout.module.css';
import words from '../ui/styles/words.module.css';
import styles from './review.module.css';

type DecisionProps = { draft: DraftOnServer; review: Review; me: string | undefined };

/** The two buttons of a reviewer. What they decide is about the version of the review, whatever is written meanwhile. */
export function Decision({ draft, review, me }: DecisionProps) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const own = review.decisions.find(({ by }) => by.id === me)?.verdict;
  const { data } = useComments(draft);
  const open = (data?.comments ?? []).filter(
    ({ thread, deletedAt, resolvedAt }) => thread === null && deletedAt === null && resolvedAt === null,
  );
  const isExplained = open.some(({ isOwn, digest }) => isOwn && digest === review.digest);
  const buttons = useRef<HTMLDivElement>(null);
  if (!review.mayDecide) return <p className={words.soft}>{review.denial}</p>;

  async function decide(verdict: Verdict, reason?: string) {
    const address = `${addressOfDraft(draft)}/reviews/${review.id}/decision`;
    const body = { digest: review.digest, verdict, ...(reason === undefined ? {} : { reason }) };
    const result = await changeOnServer('PUT', address, body);
    const done = verdict === 'approved' ? 'Approved.' : 'You asked for changes.';
    announce(result.ok ? done : result.reason);
    if (result.ok && isAsking) {
      flushSync(() => setAsking(false));
      buttons.current?.focus();
    }
    await readAgain(queries, draft);
  }
  if (isAsking)
    return (
      <CommentForm
        label="What should change?"
        button="Ask for changes"
        text={isExplained ? 'See my comments.' : ''}
        about={`reason ${review.id}`}
        takesFocus
        onCancel={() => setAsking(false)}
        onSubmit={(reason) => decide('changes', reason)}
      />
    );
  return (
    <div ref={buttons} className={layout.row} tabIndex={-1} role="group" aria-label="Your decision">
      {open.length > 0 && own !== 'approved' && (
        <p className={`${words.note} ${styles.wholeRow}`}>
          {plural(open.length, 'comment is', 'comments are')} open.
        </p>
      )}
      <Button
        variant="primary"
        icon={<Check aria-hidden />}
        aria-disabled={own === 'approved'}
        onClick={() => own !== 'approved' && void decide('approved')}
      >
        {own === 'approved'
          ? 'You approved this'
          : review.members !== null
            ? `Approve all ${review.members}`
            : 'Approve'}
      </Button>
      <Button icon={<MessageSquareWarning aria-hidden />} onClick={() => setAsking(true)}>
        {own === 'approved' ? 'Ask for changes instead' : 'Ask for changes'}
      </Button>
    </div>
  );
}
