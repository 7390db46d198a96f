import type { Answer, Outcome } from '../../http/request';
import { TemplateStatus } from '../../schema/values/enums';
import { formatPath } from '../../schema/values/issues';
import { TemplateCreated } from '../../schema/template/responses';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { z } from '../../schema/values/zod';
import { findRefusedPath } from './findRefusedPath';
import type { CreationOutcome } from './outcome';
import { readRetryAfter } from '../../http/readRetryAfter';

/** Characters of an answer that are kept and shown as they came. */
const mostRaw = 65_536;
/** Things wrong with a 201 that are listed; the raw answer tells the rest. */
const mostProblems = 5;

/** Refusals as the interface document shows them, with the gateway's mark where it refused by itself. */
const Refusal = z.object({
  source: z.string().optional(),
  error: z.object({ message: z.string() }),
});

const unanswered = {
  offline: { kind: 'not_sent', why: 'This device is offline.' },
  timeout: { kind: 'unknown', why: 'No answer came in 20 seconds.' },
  cancelled: { kind: 'unknown', why: 'You stopped waiting before an answer came.' },
  network: { kind: 'unknown', why: 'The connection was lost before an answer came.' },
} satisfies Record<string, CreationOutcome>;

const unknownReasons: Record<number, string> = {
  500: 'The platform says that something went wrong there (500).',
  502: 'A server on the way to the platform got no valid answer (502).',
  503: 'The platform says that it is not available now (503).',
  504: 'The platform did not answer in time (504).',
};

const quote = (value: unknown) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value));

function readCreated({ json, text }: Answer, payload: CreateTemplatePayload): CreationOutcome {
  const raw = text.slice(0, mostRaw);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { kind: 'created_unreadable', raw };
  }
  const { name, type, status }: Record<string, unknown> = { ...json };
  const problems: string[] = [];
  if (name !== payload.name) {
    problems.push(
      name === undefined
        ? 'It holds no name.'
        : `Its name is ${quote(name)}, but ${quote(payload.name)} was sent.`,
    );
  }
  if (type !== payload.type) {
    problems.push(
      type === undefined
        ? 'It holds no type.'
        : `Its type is ${quote(type)}, but ${quote(payload.type)} was sent.`,
    );
  }
  if (!TemplateStatus.safeParse(status).success) {
    problems.push(
      status === undefined
        ? 'It holds no status.'
        : `Its status is ${quote(status)}, which the interface document does not know.`,
    );
  }
  const parsed = TemplateCreated.safeParse(json);
  if (parsed.success && problems.length === 0) {
    return { kind: 'created', template: parsed.data, status: parsed.data.status };
  }
  const inContent = parsed.error?.issues.some(({ path }) => path[0] === 'component') ?? false;
  if (inContent) {
    problems.push(
      'component' in json
        ? 'Its component is not one that the interface document shows.'
        : 'It holds no component.',
    );
  }
  return {
    kind: 'created_odd',
    problems: problems.slice(0, mostProblems),
    raw,
    ...(typeof status === 'string' ? { status } : {}),
  };
}

function readRefusedContent(answer: Answer, payload: CreateTemplatePayload): CreationOutcome {
  const refusal = Refusal.safeParse(answer.json);
  const message = refusal.success
    ? refusal.data.error.message
    : answer.text.trim().slice(0, mostRaw) || `The platform answered ${answer.status} and gave no reason.`;
  const path = answer.status === 400 ? findRefusedPath(message, payload) : undefined;
  return { kind: 'refused_content', message, ...(path && formatPath(path) ? { path } : {}) };
}

/**
 * What an answer to a creation means. Pure: `now` is in milliseconds since the epoch.
 * A 2xx or 3xx other than 201, any 5xx and no answer at all leave the outcome unknown.
 */
export function readCreation(outcome: Outcome, payload: CreateTemplatePayload, now: number): CreationOutcome {
  if (outcome.kind === 'no_answer') return unanswered[outcome.reason];
  const { status, headers, json, text } = outcome;
  if (status === 201) return readCreated(outcome, payload);
  if (status < 400 || status >= 500 || status === 408) {
    const raw = text.slice(0, mostRaw);
    const why =
      unknownReasons[status] ??
      `The answer was ${status}, which the interface document does not show for a creation.`;
    return { kind: 'unknown', why, ...(raw === '' ? {} : { raw }) };
  }
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
