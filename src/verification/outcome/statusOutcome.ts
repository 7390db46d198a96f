/** When what happened to a verification, in milliseconds since the epoch, as far as the platform says. */
export type VerificationTimes = {
  startedAt?: number;
  /** When a device first called the target address. */
  openedAt?: number;
  answeredAt?: number;
  endedAt?: number;
};

/** The outcome of one request for the status. */
export type StatusOutcome =
  | {
      kind: 'status';
      /** As it came; this product documents PENDING, SUCCESSFUL and FAIL. */
      status: string;
      reason?: string;
      reference?: string;
      times: VerificationTimes;
      /** Whether the status is final. */
      isFinal: boolean;
      /** The differences from this product's documentation, a sentence each. */
      deviations: string[];
      /** The answer as it came, at most 65,536 characters. */
      raw: string;
    }
  /** Another request would get the same answer. */
  | { kind: 'refused'; status: number; message: string; raw: string }
  /** Another request may help, but not before `until` (milliseconds since the epoch). */
  | { kind: 'no_answer'; why: string; until?: number };
