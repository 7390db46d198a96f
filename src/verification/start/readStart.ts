import type { Answer, Outcome } from '../../http/request';
import { readRetryAfter } from '../../http/readRetryAfter';
import { VerificationLink } from '../../schema/verification/verification';
import { z } from '../../schema/values/zod';
import { findDeviations } from '../signature/findDeviations';
import { findParameter } from './findParameter';
import type { StartAnswer, StartOutcome } from './outcome';

/** Characters of an answer that are kept and shown as they came. */
const mostRaw = 65_536;

const GatewayRefusal = z.object({ source: z.literal('gateway'), error: z.object({ message: z.string() }) });
/** Error bodies as this product's platform and the public documentation of such services show them. */
const Refusal = z.object({
  errorCode: z.number().optional(),
  message: z.string(),
  reference: z.unknown().optional(),
});

const unanswered = {
  offline: { kind: 'not_sent', why: 'This device is offline.' },
  timeout: { kind: 'unknown', why: 'No answer came in 20 seconds.' },
  cancelled: { kind: 'unknown', why: 'You stopped waiting before an answer came.' },
  network: { kind: 'unknown', why: 'The connection was lost before an answer came.' },
} satisfies Record<string, StartOutcome>;

/** What can be read of a success of the start request. `raw`: the body as it came. */
export function readStartAnswer(raw: string): StartAnswer {
  const kept = raw.slice(0, mostRaw);
  const body = z.record(z.string(), z.unknown()).safeParse(parse(raw));
  if (!body.success) {
    return {
      links: [],
      deviations: ['The answer is not a JSON object, so nothing can be read of it.'],
      raw: kept,
    };
  }
  const { id, method, seamless, _links: links } = body.data;
  const target = z.object({ targetUri: z.string() }).safeParse(seamless);
  return {
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
    ...(typeof method === 'string' ? { method } : {}),
    ...(target.success ? { targetUri: target.data.targetUri } : {}),
    links: (Array.isArray(links) ? links : []).flatMap((link) => VerificationLink.safeParse(link).data ?? []),
    deviations: findDeviations(body.data),
    raw: kept,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an answer to a start means. Pure: `now` is in milliseconds since the epoch. */
export function readStart(outcome: Outcome, now: number): StartOutcome {
  if (outcome.kind === 'no_answer') return unanswered[outcome.reason];
  const { status, text, json } = outcome;
  if (status === 200) return { kind: 'started', answer: readStartAnswer(text) };
  if (status < 400 || status >= 500 || status === 408) return readUnknown(outcome);
  const gateway = GatewayRefusal.safeParse(json);
  if (gateway.success) return { kind: 'gateway_refused', message: gateway.data.error.message };
  return readRefused(outcome, now);
}

function readUnknown({ status, text, json }: Answer): StartOutcome {
  const gateway = GatewayRefusal.safeParse(json);
  const raw = text.slice(0, mostRaw);
  const why = gateway.success
    ? gateway.data.error.message
    : `The platform answered ${status}, which says nothing about whether a verification was started.`;
  return { kind: 'unknown', why, ...(raw === '' || gateway.success ? {} : { raw }) };
}

function readRefused({ status, headers, json, text }: Answer, now: number): StartOutcome {
  const refusal = Refusal.safeParse(json);
  const raw = text.slice(0, mostRaw);
  const message = refusal.success ? refusal.data.message : raw.trim();
  const parameter = findParameter(message, refusal.data?.reference);
  const errorCode = refusal.data?.errorCode;
  const until = status === 429 ? readRetryAfter(headers, now) : undefined;
  return {
    kind: 'refused',
    status,
    message: message || 'The platform gave no reason.',
    ...(parameter === undefined ? {} : { parameter }),
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(until === undefined ? {} : { until }),
    raw,
  };
}
