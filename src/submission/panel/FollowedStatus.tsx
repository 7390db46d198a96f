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
          Check now
        </Button>
      )}
    </div>
  );
}

/** Says no more than was seen. */
function describeSearch({ isAsking, absences, result, answeredAt }: FollowState): string {
  if (result === 'unreadable')
    return 'This platform can’t report whether the template exists. If it says that the name is taken when you send again, the template already exists.';
  if (result === 'silent')
    return 'The platform isn’t responding. Check again later to see whether it has the template.';
  if (result === 'other')
    return 'The platform has a different template with this name. Choose another name before you send again.';
  if (result === 'absent')
    return 'After four checks, the platform has no template with this name. You can send it again.';
  if (isAsking) return 'Looking for the template on the platform…';
  if (absences > 0 && answeredAt !== undefined)
    return `Not found on the platform yet (${formatMoment(answeredAt)}). Checking again automatically.`;
  return 'Checking whether the platform has the template.';
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
        Refresh status
      </Button>
    </div>
  );
}

function describeAsking({ isAsking, answeredAt, absences }: FollowState): string {
  if (isAsking) return 'Checking the status…';
  if (answeredAt === undefined) return 'The status refreshes automatically while this page is open.';
  return absences > 0
    ? `The platform no longer has a template with this name (${formatMoment(answeredAt)}).`
    : `Still pending (${formatMoment(answeredAt)}). This page checks again automatically.`;
}
