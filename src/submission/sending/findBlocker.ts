import type { ConnectedPlatform } from '../../schema/responses/connection';
import type { CreationOutcome } from '../outcome/outcome';

/** A condition that keeps a press from sending. */
export type BlockerKind =
  | 'pending_text'
  | 'offline'
  | 'wait'
  | 'no_connection'
  | 'no_app_id'
  | 'no_token'
  | 'signed_out'
  | 'role';

type Conditions = {
  /** Text that the draft does not contain yet waits beside it. */
  hasPendingText: boolean;
  /** Where the template would go; undefined while that is not known. */
  platform: ConnectedPlatform | undefined;
  appId: string | undefined;
  /** The page's token; blank when none was entered. */
  token: string;
  /** The newest outcome at this platform. */
  lastOutcome: CreationOutcome | undefined;
  /** Milliseconds since the epoch. */
  now: number;
};

/** The first blocker of a sending. The network is not checked here: see `isOffline` of the session. */
export function findBlocker({
  hasPendingText,
  platform,
  appId,
  token,
  lastOutcome,
  now,
}: Conditions): Exclude<BlockerKind, 'offline'> | undefined {
  // The platform named the time itself, so it counts for every button.
  if (lastOutcome?.kind === 'refused_rate' && (lastOutcome.until ?? 0) > now) return 'wait';
  if (!platform) return 'no_connection';
  if (appId === undefined) return 'no_app_id';
  if (platform.credentials === 'page' && token === '') return 'no_token';
  return hasPendingText ? 'pending_text' : undefined;
}
