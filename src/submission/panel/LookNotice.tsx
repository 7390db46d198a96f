import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/notices/Spinner';
import { formatMoment } from '../../ui/time/formatMoment';
import { useStore } from 'zustand';
import type { Follower, FollowState } from '../reading/createFollower';
import styles from './LookNotice.module.css';

/** What looking for a template at the platform has shown so far, and a button to look now. */
export function LookNotice({ follower }: { follower: Follower }) {
  const state = useStore(follower.state);
  return (
    <div className={styles.look}>
      <p role="status">
        {state.isLooking && <Spinner />} {describeLook(state)}
      </p>
      {!state.isLooking && state.result !== 'unreadable' && (
        <Button size="small" onClick={() => void follower.look()}>
          Look now
        </Button>
      )}
    </div>
  );
}

/** Says no more than was seen. */
function describeLook({ isLooking, absences, result, lookedAt }: FollowState): string {
  if (result === 'unreadable')
    return 'This platform cannot be asked whether the template exists. If you send it again and its name is refused, it had been created the first time.';
  if (result === 'other')
    return 'The platform has another template of this name. Choose another name before you send again.';
  if (result === 'absent')
    return 'The platform was asked four times and has no template of this name: most likely it was not created. Sending again is safe to try.';
  if (isLooking) return 'Looking for the template at the platform…';
  if (absences > 0 && lookedAt !== undefined)
    return `Not found at the platform so far (${formatMoment(lookedAt)}). It is looked for again by itself.`;
  return 'The template is looked for at the platform.';
}
