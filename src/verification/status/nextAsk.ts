import type { StatusOutcome } from '../start/outcome';

const first = 1000;
const longest = 30_000;

/**
 * Milliseconds until the status is asked for again: one second at first, half as much again each time, 30
 * seconds at most, and never before the platform allows it. False where nothing will change any more.
 *
 * @param asked how often it was asked
 */
export function nextAsk(outcome: StatusOutcome | undefined, asked: number, now: number): number | false {
  if (outcome?.kind === 'refused' || (outcome?.kind === 'status' && outcome.final)) return false;
  const pause = Math.min(longest, Math.round(first * 1.5 ** Math.max(0, asked - 1)));
  const until = outcome?.kind === 'no_answer' ? (outcome.until ?? 0) : 0;
  return Math.max(pause, until - now);
}
