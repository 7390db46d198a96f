import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSame } from '../lib/values';

/** What is being checked now, in a sentence for people. `share`: how much of it is done, from 0 to 1. */
export type RunningCheck = { message: string; share?: number };

/** What is being checked now, by its source. */
export type RunningChecks = StoreApi<ReadonlyMap<string, RunningCheck>>;

export const createRunningChecks = (): RunningChecks => createStore(() => new Map());

/** Notes what a source checks now; undefined: it has finished. */
export function noteRunning(running: RunningChecks, source: string, check: RunningCheck | undefined) {
  const before = running.getState();
  if (isSame(before.get(source), check)) return;
  const next = new Map(before);
  if (check) next.set(source, check);
  else next.delete(source);
  running.setState(next, true);
}
