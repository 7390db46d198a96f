import type { DraftOnServer } from '../workspace/draftOnServer';
import { Check, MessageSquareWarning } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
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
  const [isConfirming, setConfirming] = useState(false);
  const own = review.decisions.find(({ by }) => by.id === me)?.verdict;
  const { data } = useComments(draft);
  const open = (data?.comments ?? []).filter(
    ({ thread, deletedAt, resolvedAt }) => thread === null && deletedAt === null && resolvedAt === null,
  );
  const ofOthers = open.filter(({ isOwn }) => !isOwn).length;
  const isExplained = open.some(({ isOwn, digest }) => isOwn && digest === review.digest);
  const buttons = useRef<HTMLDivElement>(null);
  const question = useId();
  if (!review.mayDecide) return <p className={words.soft}>{review.denial}</p>;

  async function decide(verdict: Verdict, reason?: string) {
    const address = `${addressOfDraft(draft)}/reviews/${review.id}/decision`;
    const body = { digest: review.digest, verdict, ...(reason === undefined ? {} : { reason }) };
    const result = await changeOnServer('PUT', address, body);
    const done = verdict === 'approved' ? 'Approved.' : 'You asked for changes.';
    announce(result.ok ? done : result.reason);
    if (result.ok && (isAsking || isConfirming)) showButtons();
    await readAgain(queries, draft);
  }
  function showButtons() {
    flushSync(() => {
      setAsking(false);
      setConfirming(false);
    });
    buttons.current?.focus();
  }
  if (isAsking)
    return (
      <CommentForm
        label="What should change?"
        button="Ask for changes"
        text={isExplained ? 'See my comments.' : ''}
        about={`reason ${review.id}`}
        takesFocus
        onCancel={showButtons}
        onSubmit={(reason) => decide('changes', reason)}
      />
    );
  if (isConfirming)
    return (
      <div key="question" className={layout.row} role="group" aria-labelledby={question}>
        <p id={question} className={styles.wholeRow}>
          {plural(ofOthers, 'comment by others is', 'comments by others are')} open. Approve anyway?
        </p>
        <Button variant="primary" icon={<Check aria-hidden />} onClick={() => void decide('approved')}>
          Approve anyway
        </Button>
        <Button autoFocus onClick={showButtons}>
          Cancel
        </Button>
      </div>
    );
  const approve = review.members !== null ? `Approve all ${review.members}` : 'Approve';
  function pressApprove() {
    if (own === 'approved') return;
    if (ofOthers > 0) setConfirming(true);
    else void decide('approved');
  }
  return (
    <div ref={buttons} className={layout.row} tabIndex={-1} role="group" aria-label="Your decision">
      {own !== 'approved' && (own === 'changes' || open.length > 0) && (
        <p className={`${words.note} ${styles.wholeRow}`}>
          {own === 'changes' && <strong>You asked for changes. </strong>}
          {open.length > 0 && `${plural(open.length, 'comment is', 'comments are')} open.`}
        </p>
      )}
      <Button
        variant={own === 'changes' ? 'secondary' : 'primary'}
        icon={<Check aria-hidden />}
        aria-disabled={own === 'approved'}
        onClick={pressApprove}
      >
        {own === 'approved' ? 'You approved this' : own === 'changes' ? `${approve} instead` : approve}
      </Button>
      <Button icon={<MessageSquareWarning aria-hidden />} onClick={() => setAsking(true)}>
        {own === 'approved' ? 'Ask for changes instead' : own === 'changes' ? 'Ask again' : 'Ask for changes'}
      </Button>
    </div>
  );
}
