import { computedStore } from '../../lib/store';
import type { FollowState } from './createFollower';

const nothingSeen: FollowState = { isLooking: false, absences: 0 };

/** The state of a follower that is not there: nothing was looked for. */
export const noLook = computedStore(() => nothingSeen);
