import { useQuery } from '@tanstack/react-query';
import { announce } from '../../ui/notices/announcer';
import type { VerificationCaller } from '../connection/caller';
import { rememberStatus } from '../history/history';
import { nextAsk } from './nextAsk';
import type { StatusOutcome } from '../start/outcome';
import { readStatus } from './readStatus';
import { statusMessages } from './statusMessages';

/** Whether asking has come to its end. */
const isOver = (outcome: StatusOutcome | undefined) => nextAsk(outcome, 1, Date.now()) === false;

/**
 * Follows a verification: asks at growing distances until nothing will change any more, not while the page is
 * hidden, and at once when it comes back, which is when a person returns from the operator.
 */
export function useStatus(id: string, caller: VerificationCaller) {
  return useQuery({
    queryKey: ['verification-status', id, caller],
    queryFn: async ({ signal }) => {
      const outcome = await readStatus(id, { caller, signal });
      if (outcome.kind === 'status') {
        rememberStatus(id, outcome.status, outcome.reason);
        if (outcome.final) announce(statusMessages(outcome.status, outcome.reason).title);
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
