import { isolate } from '../../lib/text/isolate';
import { noAnswerMessages, type Answer, type Outcome, requestIdOf } from '../../http/request';
import { readRetryAfter } from '../../lib/readRetryAfter';
import { isErrorOfInterface, readRefusal } from '../../lib/json/readRefusal';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { formatPath } from '../../schema/values/issues';
import { findRefusedField } from '../../schema/refusal/findRefusedPath';
import type { SendingOutcome } from './outcome';
import { isRecord } from '../../lib/values';
import { TemplateCreated } from '../../schema/responses/templateResponses';
import { TemplateStatus } from '../../schema/values/enums';

const unknownReasons: Record<number, string> = {
  500: 'The platform reports an error.',
  502: 'A server between here and the platform failed.',
  503: 'The platform is not available right now.',
  504: 'The platform isn’t responding.',
};

/** Answers that the interface document does not show for a creation, and their usual meaning. */
const strangeReasons: Record<number, string> = {
  404: 'There is nothing at this address.',
  405: 'This address doesn’t accept templates.',
  406: 'This address responds in another format.',
  409: 'The address reports a conflict. The name may be in use there.',
  410: 'There is nothing at this address any more.',
  415: 'This address doesn’t accept this format.',
  418: 'Something between here and the platform responded instead.',
};

/**
 * The meaning of an answer to a creation. Pure: `now` is in milliseconds since the epoch.
 * A 2xx other than 201, a 408, any 5xx and a missing answer leave the outcome unknown.
 */
export function readCreation(outcome: Outcome, payload: CreateTemplatePayload, now: number): SendingOutcome {
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

function readAnswer(answer: Answer, payload: CreateTemplatePayload, now: number): SendingOutcome {
  const { status, headers, json } = answer;
  const ownError = readGatewayError(json);
  if (ownError) return ownError;
  if (status === 201) return readCreated(answer, payload);
  if (status >= 300 && status < 400) return readStrange(answer, 'The address redirects elsewhere.');
  if (status < 400 || status >= 500 || status === 408) return readUnknown(answer);
  if (status === 429) {
    const until = readRetryAfter(headers, now);
    return { kind: 'refused_rate', ...(until === undefined ? {} : { until }) };
  }
  if (status === 401) return { kind: 'refused_token' };
  if (status === 403) return { kind: 'refused_access' };
  // The error of this interface is the platform's word, whatever the number in front of it.
  const isRefusal = status === 400 ? !isHtml(answer) : isErrorOfInterface(json);
  if (isRefusal) return readRefusedContent(answer, payload);
  if (status === 400) return readStrange(answer, 'The address responded with a web page.');
  return readStrange(answer, strangeReasons[status] ?? 'Platforms don’t give this response.');
}

function readUnknown(answer: Answer): SendingOutcome {
  const { status, text } = answer;
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  const why =
    unknownReasons[status] ?? `The response was ${status}, which the interface document does not describe.`;
  const page = isHtml(answer)
    ? ' A web page came back instead of data, so something between here and the platform most likely failed.'
    : '';
  return { kind: 'unknown', why: `${why}${page}`, ...(raw === '' ? {} : { raw }) };
}

function readStrange({ text }: Answer, why: string): SendingOutcome {
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  return { kind: 'not_platform', why, ...(raw.trim() === '' ? {} : { raw }) };
}

const isHtml = ({ text }: Answer) => /^\s*<(?:!doctype|html|head|body|h1|p|div)\b/i.test(text.slice(0, 500));

function readRefusedContent(answer: Answer, payload: CreateTemplatePayload): SendingOutcome {
  const message =
    readRefusal(answer.json)?.message ??
    (answer.text.trim().slice(0, MAX_RAW_CHARACTERS) || 'The platform gave no reason.');
  const { path, isNameTaken } = findRefusedField(message, payload);
  if (isNameTaken) return { kind: 'refused_content', message, path: ['name'], isNameTaken };
  return { kind: 'refused_content', message, ...(path && formatPath(path) ? { path } : {}) };
}

/** Characters of an answer that are kept and shown as they came. */
const MAX_RAW_CHARACTERS = 65_536;
/** Deviations of a 201 that are listed; the raw answer has the rest. */
const MAX_PROBLEMS = 5;

const quote = (value: unknown) =>
  typeof value === 'string' ? `“${isolate(value)}”` : isolate(JSON.stringify(value));

/** The outcome of a 201: created as documented, created with deviations, or unreadable. */
function readCreated({ json, text }: Answer, payload: CreateTemplatePayload): SendingOutcome {
  const raw = text.slice(0, MAX_RAW_CHARACTERS);
  if (!isRecord(json)) return { kind: 'created_unreadable', raw };
  const problems = findProblems(json, payload);
  const parsed = TemplateCreated.safeParse(json);
  if (parsed.success && problems.length === 0) {
    return { kind: 'created', template: parsed.data, status: parsed.data.status };
  }
  if (parsed.error?.issues.some(({ path }) => path[0] === 'component')) {
    problems.push(
      'component' in json ? 'Its component is not in the interface document.' : 'It has no component.',
    );
  }
  const { status } = json;
  return {
    kind: 'created_odd',
    problems: problems.slice(0, MAX_PROBLEMS),
    raw,
    ...(typeof status === 'string' ? { status } : {}),
  };
}

/** The differences of name, type and status from the sent template or from the document, a sentence each. */
function findProblems(
  { name, type, status }: Record<string, unknown>,
  sent: CreateTemplatePayload,
): string[] {
  return [
    name !== sent.name && describeProblem('name', name, `but ${quote(sent.name)} was sent`),
    type !== sent.type && describeProblem('type', type, `but ${quote(sent.type)} was sent`),
    !TemplateStatus.safeParse(status).success &&
      describeProblem('status', status, 'which the interface document does not describe'),
  ].filter((problem) => problem !== false);
}

const describeProblem = (part: string, value: unknown, problem: string) =>
  value === undefined ? `It has no ${part}.` : `Its ${part} is ${quote(value)}, ${problem}.`;

/** After these the request may have arrived at the platform. */
const uncertain = ['no_answer', 'deadline', 'interrupted', 'failure'];

/** The request never left this server, and pressing again may help. */
const notSent = ['unreachable', 'token_unavailable', 'database'];

/** The outcome that the server of this page is certain of; undefined for an answer of the platform. */
function readGatewayError(json: unknown): SendingOutcome | undefined {
  const refusal = readRefusal(json);
  if (!refusal?.isGateway || typeof refusal.code !== 'string') return undefined;
  const { code, message } = refusal;
  if (uncertain.includes(code)) return { kind: 'unknown', why: message };
  if (notSent.includes(code)) return { kind: 'not_sent', why: message };
  if (code === 'token_refused') return { kind: 'not_sent', why: message, cause: 'credentials' };
  if (code === 'sign_in') return { kind: 'not_sent', why: 'You have been signed out.', cause: 'signed_out' };
  if (code === 'role') return { kind: 'gateway_refused', message, isRole: true };
  if (code === 'redirected') return { kind: 'not_platform', why: message };
  return { kind: 'gateway_refused', message };
}
