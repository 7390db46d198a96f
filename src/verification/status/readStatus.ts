import { readRefusal } from '../../lib/json/readRefusal';
import { noAnswerMessages, type Outcome } from '../../http/request';
import { readRetryAfter } from '../../lib/readRetryAfter';
import { VerificationStatus } from '../../schema/verification/verification';
import { z } from '../../schema/values/zod';
import {
  callService,
  MAX_RAW_CHARACTERS,
  readableTime,
  type VerificationService,
} from '../connection/connection';

/** The final statuses of this product's platform and of the public documentation of such services. */
const finalStatuses = ['SUCCESSFUL', 'FAIL', 'DENIED', 'ABORTED', 'ERROR'];

const Times = z.object({
  startedAt: readableTime,
  /** When a device first called the target address. */
  openedAt: readableTime,
  answeredAt: readableTime,
  endedAt: readableTime,
});

/** When what happened to a verification, in milliseconds since the epoch, as far as the platform says. */
export type VerificationTimes = z.infer<typeof Times>;

const Readable = z.object({
  id: z.optional(z.unknown()),
  status: z.string(),
  reason: z.optional(z.string()),
  reference: z.optional(z.string()),
});
const Refusal = z.object({ message: z.string() });

/**
 * Reads the status of a verification: `GET <baseUrl>/v1/verifications/id/<id>`. The interface document links
 * this address and shows neither request nor answer. A failure of the network or of the platform is an outcome,
 * not an exception.
 */
export async function readStatus(id: string, service: VerificationService): Promise<StatusOutcome> {
  return readStatusAnswer(await callService(service, `/id/${encodeURIComponent(id)}`), id, Date.now());
}

/** The meaning of an answer to a request for the status. Pure: `now` is in milliseconds since the epoch. */
export function readStatusAnswer(outcome: Outcome, id: string, now: number): StatusOutcome {
  if (outcome.kind === 'no_answer') return { kind: 'no_answer', why: noAnswerMessages[outcome.reason] };
  const { status: code, headers, json, text } = outcome;
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  if (code >= 500 || code === 408 || code === 429) {
    const why = readRefusal(json)?.message ?? `The platform returned ${code}.`;
    return { kind: 'no_answer', why, until: readRetryAfter(headers, now) };
  }
  if (code !== 200) {
    const message = Refusal.safeParse(json).data?.message ?? readRefusal(json)?.message;
    return { kind: 'refused', status: code, message: message ?? 'The platform gave no reason.', raw };
  }
  const answer = Readable.safeParse(json);
  if (!answer.success) {
    return { kind: 'refused', status: code, message: 'The response has no readable status.', raw };
  }
  const { status, reason, reference } = answer.data;
  return {
    kind: 'status',
    status,
    reason,
    reference,
    times: Times.parse(json),
    isFinal: finalStatuses.includes(status),
    deviations: [
      ...(answer.data.id === id ? [] : ['The status is for another verification: its ID differs.']),
      ...(VerificationStatus.shape.status.safeParse(status).success
        ? []
        : [`This page doesn’t know the status “${status}”.`]),
    ],
    raw,
  };
}

/** The outcome of one request for the status. */
export type StatusOutcome =
  | {
      kind: 'status';
      /** As it came; this product documents PENDING, SUCCESSFUL and FAIL. */
      status: string;
      reason?: string | undefined;
      reference?: string | undefined;
      times: VerificationTimes;
      /** Whether the status is final. */
      isFinal: boolean;
      /** The differences from this product's documentation, a sentence each. */
      deviations: string[];
      /** Full response, at most 65,536 characters. */
      raw: string;
    }
  /** Another request would get the same answer. */
  | { kind: 'refused'; status: number; message: string; raw: string }
  /** Another request may help, but not before `until` (milliseconds since the epoch). */
  | { kind: 'no_answer'; why: string; until?: number | undefined };
