import { useQuery } from '@tanstack/react-query';
import { announce } from '../../ui/notices/announcer';
import type { VerificationCaller } from '../connection/connection';
import { rememberStatus } from '../history/history';
import { readStatus, type StatusOutcome } from './readStatus';
import { verificationStatusMessages } from './statusMessages';

/** Whether no further request follows. */
const isOver = (outcome: StatusOutcome | undefined) => nextAsk(outcome, 1, Date.now()) === false;

/**
 * Follows a verification: asks for its status with growing pauses until the status is final. Pauses
 * while the page is hidden, and asks at once when a person comes back from the operator.
 */
export function useStatus(id: string, caller: VerificationCaller) {
  return useQuery({
    queryKey: ['verification-status', id, caller],
    queryFn: async ({ signal }) => {
      const outcome = await readStatus(id, { caller, signal });
      if (outcome.kind === 'status') {
        rememberStatus(id, outcome);
        if (outcome.isFinal) announce(verificationStatusMessages(outcome.status, outcome.reason).title);
      }
      return outcome;
    },
    networkMode: 'always',
    retry: 0,
    refetchInterval: ({ state }) => nextAsk(state.data, state.dataUpdateCount, Date.now()),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: ({ state }) => (isOver(state.data) ? false : 'always'),
  });
}

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
