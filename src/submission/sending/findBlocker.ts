import type { Connection } from '../connection/connection';
import type { CreationOutcome } from '../outcome/outcome';

/** What keeps a press of "send" from sending. */
export type BlockerKind = 'offline' | 'wait' | 'no_connection' | 'no_app_id' | 'no_token';

type Conditions = {
  connection: Connection | undefined;
  appId: string | undefined;
  /** The page's token; blank when none was entered. */
  token: string;
  lastOutcome: CreationOutcome | undefined;
  /** Milliseconds since the epoch. */
  now: number;
};

/** The first condition that forbids sending. Only the network is not among them: `isOffline` asks for it. */
export function findBlocker({
  connection,
  appId,
  token,
  lastOutcome,
  now,
}: Conditions): Exclude<BlockerKind, 'offline'> | undefined {
  // The platform named the time itself, so it counts for every button.
  if (lastOutcome?.kind === 'refused_rate' && (lastOutcome.until ?? 0) > now) return 'wait';
  if (!connection) return 'no_connection';
  if (appId === undefined) return 'no_app_id';
  return connection.credentials === 'page' && token === '' ? 'no_token' : undefined;
}
