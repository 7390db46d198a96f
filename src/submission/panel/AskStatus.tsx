import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/Spinner';
import { formatMoment } from '../../ui/time/formatMoment';
import { useStore } from 'zustand';
import type { Follower, FollowState } from '../reading/createFollower';
import styles from './LookNotice.module.css';

/** When the status of a pending template was asked for last, and a button to ask now. */
export function AskStatus({ follower }: { follower: Follower }) {
  const state = useStore(follower.state);
  if (state.result === 'unreadable') return null;
  return (
    <div className={styles.look}>
      <p aria-live="polite">
        {state.isLooking && <Spinner />} {describeAsking(state)}
      </p>
      {/* The button stays while it asks: it keeps the focus. */}
      <Button size="small" aria-disabled={state.isLooking} onClick={() => void follower.look()}>
        Ask for the status
      </Button>
    </div>
  );
}

function describeAsking({ isLooking, lookedAt, absences }: FollowState): string {
  if (isLooking) return 'Asking the platform…';
  if (lookedAt === undefined) return 'The status is asked for by itself while this page is open.';
  return absences > 0
    ? `The platform no longer has a template of this name (${formatMoment(lookedAt)}).`
    : `Still pending (${formatMoment(lookedAt)}). This page asks again by itself.`;
}
