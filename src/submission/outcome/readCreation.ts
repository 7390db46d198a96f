import { noAnswerMessages, type Answer, type Outcome, requestIdOf } from '../../http/request';
import { readRetryAfter } from '../../http/readRetryAfter';
import { readRefusal } from '../../lib/json/readRefusal';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { formatPath } from '../../schema/values/issues';
import { findRefusedPath } from './findRefusedPath';
import type { CreationOutcome } from './outcome';
import { readGatewayError } from './readGatewayError';
import { MAX_RAW_CHARACTERS, readCreated } from './readCreated';

const unknownReasons: Record<number, string> = {
  500: 'The platform says that something went wrong there (500).',
  502: 'A server on the way to the platform got no valid answer (502).',
  503: 'The platform says that it is not available now (503).',
  504: 'The platform did not answer in time (504).',
};

/** Answers that the interface document does not show for a creation, and their usual meaning. */
const strangeReasons: Record<number, string> = {
  404: 'There is nothing at this address.',
  405: 'This address takes no creations.',
  406: 'This address does not answer in JSON.',
  409: 'The address reports a conflict, without the words of this interface. The name may be in use there.',
  410: 'There is nothing at this address any more.',
  415: 'This address does not take JSON.',
  418: 'Something in between answered instead of the platform.',
};

/**
 * The meaning of an answer to a creation. Pure: `now` is in milliseconds since the epoch.
 * A 2xx other than 201, a 408, any 5xx and a missing answer leave the outcome unknown.
 */
export function readCreation(outcome: Outcome, payload: CreateTemplatePayload, now: number): CreationOutcome {
  if (outcome.kind === 'no_answer') {
    const { reason } = outcome;
    return { kind: reason === 'offline' ? 'not_sent' : 'unknown', why: noAnswerMessages[reason] };
  }
  const requestId = requestIdOf(outcome.headers);
  return {
    ...readAnswer(outcome, payload, now),
    answered: outcome.status,
    ...(requestId === undefined ? {} : { requestId }),
  };
}

function readAnswer(answer: Answer, payload: CreateTemplatePayload, now: number): CreationOutcome {
  const { status, headers, json } = answer;
  const ownError = readGatewayError(json);
  if (ownError) return ownError;
  if (status === 201) return readCreated(answer, payload);
  if (status >= 300 && status < 400) return readStrange(answer, 'The address leads elsewhere.');
  if (status < 400 || status >= 500 || status === 408) return readUnknown(answer);
  if (status === 429) {
    const until = readRetryAfter(headers, now);
    return { kind: 'refused_rate', ...(until === undefined ? {} : { until }) };
  }
  if (status === 401) return { kind: 'refused_token' };
  if (status === 403) return { kind: 'refused_access' };
  if (status === 400 && !isHtml(answer)) return readRefusedContent(answer, payload);
  if (status === 400) return readStrange(answer, 'The address answered with a web page.');
  return readStrange(answer, strangeReasons[status] ?? 'This interface knows no such answer.');
}

function readUnknown(answer: Answer): CreationOutcome {
  const { status, text } = answer;
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  const why =
    unknownReasons[status] ??
    `The answer was ${status}, which the interface document does not show for a creation.`;
  const page = isHtml(answer)
    ? ' A web page came instead of data, so most likely something in between failed.'
    : '';
  return { kind: 'unknown', why: `${why}${page}`, ...(raw === '' ? {} : { raw }) };
}

function readStrange({ text }: Answer, why: string): CreationOutcome {
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  return { kind: 'not_platform', why, ...(raw.trim() === '' ? {} : { raw }) };
}

const isHtml = ({ text }: Answer) => /^\s*<(?:!doctype|html|head|body|h1|p|div)\b/i.test(text.slice(0, 500));

function readRefusedContent(answer: Answer, payload: CreateTemplatePayload): CreationOutcome {
  const message =
    readRefusal(answer.json)?.message ??
    (answer.text.trim().slice(0, MAX_RAW_CHARACTERS) || 'The platform gave no reason.');
  const path = findRefusedPath(message, payload);
  return { kind: 'refused_content', message, ...(path && formatPath(path) ? { path } : {}) };
}
