/** The outcome of one question for the status. */
export type StatusOutcome =
  | {
      kind: 'status';
      /** As it came; this product documents PENDING, SUCCESSFUL and FAIL. */
      status: string;
      reason?: string;
      reference?: string;
      /** Whether it will not change any more. */
      isFinal: boolean;
      /** The differences from this product's documentation, a sentence each. */
      deviations: string[];
      /** The answer as it came, at most 65,536 characters. */
      raw: string;
    }
  /** Another question would get the same answer. */
  | { kind: 'refused'; status: number; message: string; raw: string }
  /** Another question may help, but not before `until` (milliseconds since the epoch). */
  | { kind: 'no_answer'; why: string; until?: number };
