import { noAnswerMessages, type Answer, type Outcome, requestIdOf } from '../../http/request';
import { readRetryAfter } from '../../lib/readRetryAfter';
import { readRefusal } from '../../lib/json/readRefusal';
import { z } from '../../schema/values/zod';
import { readStarted, type StartRead } from '../answer/startAnswer';
import { MAX_RAW_CHARACTERS } from '../connection/connection';
import { findParameter, type StartParameter } from '../form/findParameter';

/** Error bodies as this product's platform and the public documentation of such services show them. */
const Refusal = z.object({
  errorCode: z.optional(z.number()),
  message: z.string(),
  reference: z.optional(z.unknown()),
});

/** The meaning of an answer to a start. Pure: `now` is in milliseconds since the epoch. */
export function readStart(outcome: Outcome, now: number): StartOutcome {
  if (outcome.kind === 'no_answer') {
    const { reason } = outcome;
    return { kind: reason === 'offline' ? 'not_sent' : 'unknown', why: noAnswerMessages[reason] };
  }
  return { ...readAnswer(outcome, now), requestId: requestIdOf(outcome.headers) };
}

function readAnswer(outcome: Answer, now: number): StartOutcome {
  const { status, text, json } = outcome;
  if (status === 200) return { kind: 'started', answer: readStarted(text) };
  if (status < 400 || status >= 500 || status === 408) return readUnknown(outcome);
  const refusal = readRefusal(json);
  if (refusal?.isGateway) return { kind: 'gateway_refused', message: refusal.message };
  return readRefused(outcome, now);
}

function readUnknown({ status, text, json }: Answer): StartOutcome {
  const refusal = readRefusal(json);
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  const why = refusal?.isGateway
    ? refusal.message
    : `The platform returned ${status}, which doesn’t say whether a verification was started.`;
  return { kind: 'unknown', why, raw: refusal?.isGateway ? undefined : raw || undefined };
}

function readRefused({ status, headers, json, text }: Answer, now: number): StartOutcome {
  const refusal = Refusal.safeParse(json);
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  const message = refusal.success ? refusal.data.message : raw.trim();
  return {
    kind: 'refused',
    status,
    message: message || 'The platform gave no reason.',
    parameter: findParameter(message, refusal.data?.reference),
    errorCode: refusal.data?.errorCode,
    until: status === 429 ? readRetryAfter(headers, now) : undefined,
    raw,
  };
}

/** The outcome of one start, as far as the caller can tell. */
export type StartOutcome = StartFacts & {
  /** Under which the server's log has the request. */
  requestId?: string | undefined;
};

type StartFacts =
  | { kind: 'started'; answer: StartRead }
  /** Nothing was started. `until`: when the service may be asked again, in milliseconds since the epoch. */
  | {
      kind: 'refused';
      status: number;
      message: string;
      parameter: StartParameter | undefined;
      errorCode: number | undefined;
      until: number | undefined;
      raw: string;
    }
  /** Refused by the gateway; the platform was not asked. */
  | { kind: 'gateway_refused'; message: string }
  /** A verification may have been started. */
  | { kind: 'unknown'; why: string; raw?: string | undefined }
  | { kind: 'not_sent'; why: string };
