import { noAnswerMessages } from '../../http/noAnswerMessages';
import { readRetryAfter } from '../../http/readRetryAfter';
import type { Answer, Outcome } from '../../http/request';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { formatPath } from '../../schema/values/issues';
import { z } from '../../schema/values/zod';
import { findRefusedPath } from './findRefusedPath';
import type { CreationOutcome } from './outcome';
import { MAX_RAW_CHARACTERS, readCreated } from './readCreated';

/** A refusal as the interface document shows it; the gateway sets `source` on its own refusals. */
const Refusal = z.object({
  source: z.string().optional(),
  error: z.object({ message: z.string() }),
});

const unknownReasons: Record<number, string> = {
  500: 'The platform says that something went wrong there (500).',
  502: 'A server on the way to the platform got no valid answer (502).',
  503: 'The platform says that it is not available now (503).',
  504: 'The platform did not answer in time (504).',
};

/**
 * The meaning of an answer to a creation. Pure: `now` is in milliseconds since the epoch.
 * A 2xx or 3xx other than 201, a 408, any 5xx and a missing answer leave the outcome unknown.
 */
export function readCreation(outcome: Outcome, payload: CreateTemplatePayload, now: number): CreationOutcome {
  if (outcome.kind === 'no_answer') {
    const { reason } = outcome;
    return { kind: reason === 'offline' ? 'not_sent' : 'unknown', why: noAnswerMessages[reason] };
  }
  const { status, headers, json } = outcome;
  if (status === 201) return readCreated(outcome, payload);
  if (status < 400 || status >= 500 || status === 408) return readUnknown(outcome);
  if (status === 429) {
    const until = readRetryAfter(headers, now);
    return { kind: 'refused_rate', ...(until === undefined ? {} : { until }) };
  }
  const refusal = Refusal.safeParse(json);
  if (refusal.success && refusal.data.source === 'gateway') {
    return { kind: 'gateway_refused', message: refusal.data.error.message };
  }
  if (status === 401) return { kind: 'refused_token' };
  if (status === 403) return { kind: 'refused_access' };
  return readRefusedContent(outcome, payload);
}

function readUnknown({ status, text }: Answer): CreationOutcome {
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  const why =
    unknownReasons[status] ??
    `The answer was ${status}, which the interface document does not show for a creation.`;
  return { kind: 'unknown', why, ...(raw === '' ? {} : { raw }) };
}

function readRefusedContent(answer: Answer, payload: CreateTemplatePayload): CreationOutcome {
  const refusal = Refusal.safeParse(answer.json);
  const message = refusal.success
    ? refusal.data.error.message
    : answer.text.trim().slice(0, MAX_RAW_CHARACTERS) ||
      `The platform answered ${answer.status} and gave no reason.`;
  const path = answer.status === 400 ? findRefusedPath(message, payload) : undefined;
  return { kind: 'refused_content', message, ...(path && formatPath(path) ? { path } : {}) };
}
