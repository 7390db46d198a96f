import { isRecord } from '../../lib/values';
import { readRefusal } from '../../lib/json/readRefusal';
import { isoTimeToMillis } from '../../lib/time';
import { noAnswerMessages, request, type Outcome } from '../../http/request';
import { readRetryAfter } from '../../http/readRetryAfter';
import { VerificationStatus } from '../../schema/verification/verification';
import { z } from '../../schema/values/zod';
import { callerHeaders, gatewayPath, type VerificationService } from '../connection/connection';

/** Characters of an answer that are kept and shown as they came. */
const MAX_RAW_CHARACTERS = 65_536;

/** The final statuses of this product's platform and of the public documentation of such services. */
const finalStatuses = ['SUCCESSFUL', 'FAIL', 'DENIED', 'ABORTED', 'ERROR'];

const Readable = z.object({
  id: z.unknown().optional(),
  status: z.string(),
  reason: z.string().optional(),
  reference: z.string().optional(),
});
const Refusal = z.object({ message: z.string() });

/**
 * Reads the status of a verification: `GET <baseUrl>/v1/verifications/id/<id>`. The interface document links
 * this address and shows neither request nor answer. A failure of the network or of the platform is an outcome,
 * not an exception.
 */
export async function readStatus(id: string, service: VerificationService): Promise<StatusOutcome> {
  const address = `${service.baseUrl ?? gatewayPath}/v1/verifications/id/${encodeURIComponent(id)}`;
  const outcome = await request(address, {
    headers: callerHeaders(service, { method: 'GET', address, body: '' }),
    ...(service.signal === undefined ? {} : { signal: service.signal }),
  });
  return readStatusAnswer(outcome, id, Date.now());
}

/** The meaning of an answer to a request for the status. Pure: `now` is in milliseconds since the epoch. */
export function readStatusAnswer(outcome: Outcome, id: string, now: number): StatusOutcome {
  if (outcome.kind === 'no_answer') return { kind: 'no_answer', why: noAnswerMessages[outcome.reason] };
  const { status: code, headers, json, text } = outcome;
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  if (code >= 500 || code === 408 || code === 429) {
    const until = readRetryAfter(headers, now);
    const why = readRefusal(json)?.message ?? `The platform answered ${code}.`;
    return { kind: 'no_answer', why, ...(until === undefined ? {} : { until }) };
  }
  if (code !== 200) {
    const message = Refusal.safeParse(json).data?.message ?? readRefusal(json)?.message;
    return { kind: 'refused', status: code, message: message ?? 'The platform gave no reason.', raw };
  }
  const answer = Readable.safeParse(json);
  if (!answer.success) {
    return { kind: 'refused', status: code, message: 'The answer holds no status that can be read.', raw };
  }
  const { status, reason, reference } = answer.data;
  return {
    kind: 'status',
    status,
    ...(reason === undefined ? {} : { reason }),
    ...(reference === undefined ? {} : { reference }),
    times: timesIn(json),
    isFinal: finalStatuses.includes(status),
    deviations: [
      ...(answer.data.id === id ? [] : ['The status is of another verification: its id differs.']),
      ...(VerificationStatus.shape.status.safeParse(status).success
        ? []
        : [`The status “${status}” is none that this page knows.`]),
    ],
    raw,
  };
}

const timeNames = [
  'startedAt',
  'openedAt',
  'answeredAt',
  'endedAt',
] as const satisfies readonly (keyof VerificationTimes)[];

/** The times in an answer. What is no time is passed over. */
function timesIn(json: unknown): VerificationTimes {
  if (!isRecord(json)) return {};
  return Object.fromEntries(
    timeNames.flatMap((name) => {
      const time = json[name];
      const at = typeof time === 'string' ? isoTimeToMillis(time) : undefined;
      return at === undefined ? [] : [[name, at]];
    }),
  );
}

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
