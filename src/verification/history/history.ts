import { z } from '../../schema/values/zod';
import { createDeviceStore } from '../../ui/browser/deviceStore';

const MAX_RECORDS = 50;
/** Characters of an answer that this device keeps; a longer one is not shown again after a reload. */
const MAX_ANSWER_CHARACTERS = 16_384;

const VerificationRecord = z.object({
  id: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** Shortened: whole phone numbers are never stored. */
  number: z.string(),
  form: z.enum(['sdk', 'signed']),
  appId: z.string(),
  /** The success as it came. */
  answer: z.optional(z.string()),
  /** The last status that was read. */
  status: z.optional(z.string()),
  reason: z.optional(z.string()),
  reference: z.optional(z.string()),
  /** When it ended, if the platform says; milliseconds since the epoch. */
  endedAt: z.optional(z.number()),
  /** Why no verification can be followed, of a start without an id. Such a record has an id of this device. */
  failure: z.optional(
    z.object({
      title: z.string(),
      message: z.string(),
      /** Whether a verification may have been started all the same. */
      isUnknown: z.boolean(),
    }),
  ),
});

/** A verification that was started on this device. */
export type VerificationRecord = z.infer<typeof VerificationRecord>;

/** Verifications of this device, the newest first. */
export const verificationHistory = createDeviceStore<VerificationRecord[]>(
  'rcs.verifications',
  () => [],
  (stored) =>
    Array.isArray(stored)
      ? stored.flatMap((entry) => VerificationRecord.safeParse(entry).data ?? []).slice(0, MAX_RECORDS)
      : undefined,
);

export function rememberVerification({ answer = '', ...record }: VerificationRecord) {
  const others = verificationHistory.getState().filter(({ id }) => id !== record.id);
  const kept = answer.length <= MAX_ANSWER_CHARACTERS ? { ...record, answer } : record;
  verificationHistory.setState([kept, ...others].slice(0, MAX_RECORDS));
}

type ReadStatus = {
  status: string;
  reason?: string | undefined;
  times?: { endedAt?: number | undefined };
};

/** Keeps the status that was read last; nothing happens for a verification that is not of this device. */
export function rememberStatus(id: string, { status, reason, times }: ReadStatus) {
  const read = { status, reason, endedAt: times?.endedAt };
  verificationHistory.setState(
    verificationHistory.getState().map((record) => (record.id === id ? { ...record, ...read } : record)),
  );
}

export function forgetVerification(id: string) {
  verificationHistory.setState(verificationHistory.getState().filter((record) => record.id !== id));
}

export function forgetAllVerifications() {
  verificationHistory.setState([]);
}

/** A phone number as this device may remember it: "+91…10". */
export function shortenNumber(number: string): string {
  const end = number.slice(-2);
  return number.length < 8 ? `…${end}` : `${number.slice(0, 3)}…${end}`;
}
