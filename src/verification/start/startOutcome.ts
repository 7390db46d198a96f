import type { StartAnswer } from '../answer/startAnswer';
import type { StartParameter } from './findParameter';

/** The outcome of one start, as far as the caller can tell. */
export type StartOutcome = StartFacts & {
  /** Under which the server's log has the request. */
  requestId?: string;
};

type StartFacts =
  | { kind: 'started'; answer: StartAnswer }
  /** Nothing was started. `until`: when the service may be asked again, in milliseconds since the epoch. */
  | {
      kind: 'refused';
      status: number;
      message: string;
      parameter?: StartParameter;
      errorCode?: number;
      until?: number;
      raw: string;
    }
  /** Refused by the gateway; the platform was not asked. */
  | { kind: 'gateway_refused'; message: string }
  /** A verification may have been started. */
  | { kind: 'unknown'; why: string; raw?: string }
  | { kind: 'not_sent'; why: string };
