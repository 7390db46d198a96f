import type { VerificationLink } from '../../schema/verification/verification';

/** A success of the start request, as far as it can be read. */
export type StartAnswer = {
  id?: string;
  method?: string;
  targetUri?: string;
  links: VerificationLink[];
  /** Sentences: what is not as the interface document says. Empty for an answer as documented. */
  deviations: string[];
  /** The answer as it came, at most 64 kB. */
  raw: string;
};

/** A parameter of the start request by the interface document's name. */
export type Parameter =
  | 'Authorization'
  | 'Content-Type'
  | 'x-timestamp'
  | 'X-Forwarded-For'
  | 'identity'
  | 'identity.type'
  | 'identity.endpoint'
  | 'method'
  | 'reference'
  | 'custom';

/** What became of one start, as far as the caller can tell. */
export type StartOutcome =
  | { kind: 'started'; answer: StartAnswer }
  /** Nothing was started. `until`: when the service may be asked again, in milliseconds since the epoch. */
  | {
      kind: 'refused';
      status: number;
      message: string;
      parameter?: Parameter;
      errorCode?: number;
      until?: number;
      raw: string;
    }
  /** Refused by the gateway; the platform was not asked. */
  | { kind: 'gateway_refused'; message: string }
  /** A verification may have been started. */
  | { kind: 'unknown'; why: string; raw?: string }
  | { kind: 'not_sent'; why: string };

/** What became of one question for the status. */
export type StatusOutcome =
  | {
      kind: 'status';
      /** As it came; documented by this product are PENDING, SUCCESSFUL and FAIL. */
      status: string;
      reason?: string;
      reference?: string;
      /** Whether it will not change any more. */
      final: boolean;
      deviations: string[];
      raw: string;
    }
  /** Asking again would be answered in the same way. */
  | { kind: 'refused'; status: number; message: string; raw: string }
  /** Asking again may help, but not before `until` (milliseconds since the epoch). */
  | { kind: 'no_answer'; why: string; until?: number };
