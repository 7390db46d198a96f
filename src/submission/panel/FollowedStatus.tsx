import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/waiting';
import { formatMoment } from '../../ui/time/time';
import { useStore } from 'zustand';
import type { Follower, FollowState } from '../reading/followSending';
import styles from '../submission.module.css';

/** What looking for a template at the platform has shown so far, and a button to look now. */
export function LookNotice({ follower }: { follower: Follower }) {
  const state = useStore(follower.state);
  return (
    <div className={styles.row}>
      <p role="status">
        {state.isAsking && <Spinner />} {describeSearch(state)}
      </p>
      {!state.isAsking && state.result !== 'unreadable' && (
        <Button size="small" onClick={() => void follower.askNow()}>
          Look now
        </Button>
      )}
    </div>
  );
}

/** Says no more than was seen. */
function describeSearch({ isAsking, absences, result, answeredAt }: FollowState): string {
  if (result === 'unreadable')
    return 'This platform cannot be asked whether the template exists. If you send it again and its name is refused, it had been created the first time.';
  if (result === 'silent')
    return 'The platform isn’t saying now whether it has the template. Look again later.';
  if (result === 'other')
    return 'The platform has another template of this name. Choose another name before you send again.';
  if (result === 'absent')
    return 'The platform was asked four times and has no template of this name: most likely it was not created. Sending again is safe to try.';
  if (isAsking) return 'Looking for the template at the platform…';
  if (absences > 0 && answeredAt !== undefined)
    return `Not found at the platform so far (${formatMoment(answeredAt)}). It is looked for again by itself.`;
  return 'The template is looked for at the platform.';
}

/** When the status of a pending template was asked for last, and a button to ask now. */
export function AskStatus({ follower }: { follower: Follower }) {
  const state = useStore(follower.state);
  if (state.result === 'unreadable') return null;
  return (
    <div className={styles.row}>
      <p aria-live="polite">
        {state.isAsking && <Spinner />} {describeAsking(state)}
      </p>
      {/* The button stays while it asks: it keeps the focus. */}
      <Button size="small" aria-disabled={state.isAsking} onClick={() => void follower.askNow()}>
        Ask for the status
      </Button>
    </div>
  );
}

function describeAsking({ isAsking, answeredAt, absences }: FollowState): string {
  if (isAsking) return 'Asking the platform…';
  if (answeredAt === undefined) return 'The status is asked for by itself while this page is open.';
  return absences > 0
    ? `The platform no longer has a template of this name (${formatMoment(answeredAt)}).`
    : `Still pending (${formatMoment(answeredAt)}). This page asks again by itself.`;
}
