import type { StatusOutcome } from '../outcome/statusOutcome';

const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/**
 * The pause before the next request for the status, in milliseconds: one second at first, half as much again
 * each time, 30 seconds at most, and never shorter than the platform asks for. False if the status is
 * final.
 *
 * @param asked number of requests so far
 */
export function nextAsk(outcome: StatusOutcome | undefined, asked: number, now: number): number | false {
  if (outcome?.kind === 'refused' || (outcome?.kind === 'status' && outcome.isFinal)) return false;
  const pause = Math.min(maxDelayMs, Math.round(firstDelayMs * 1.5 ** Math.max(0, asked - 1)));
  const until = outcome?.kind === 'no_answer' ? (outcome.until ?? 0) : 0;
  return Math.max(pause, until - now);
}
