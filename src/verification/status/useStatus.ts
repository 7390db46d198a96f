import { useQuery } from '@tanstack/react-query';
import { announce } from '../../ui/notices/announcer';
import type { VerificationCaller } from '../connection/caller';
import { rememberStatus } from '../history/history';
import { nextAsk } from './nextAsk';
import { readStatus } from './readStatus';
import type { StatusOutcome } from '../outcome/statusOutcome';
import { verificationStatusMessages } from './verificationStatusMessages';

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
