import { isErrorOfInterface, readRefusal } from '../../lib/json/readRefusal';
import { readRetryAfter } from '../../lib/readRetryAfter';
import { isRecord } from '../../lib/values';
import { findRefusedField } from '../../schema/refusal/findRefusedPath';
import type { CreateTemplatePayload } from '../../schema/template/template';
import { TemplateStatus } from '../../schema/values/enums';
import { formatPath } from '../../schema/values/issues';
import { isUncertain } from '../access/recordAct';

const SECOND_MS = 1000;
/** The pause that a platform gets which wants one and does not say how long, and the longest one. */
const PAUSE_MS = 30 * SECOND_MS;
const MAX_PAUSE_MS = 24 * 60 * 60 * SECOND_MS;
/** Characters of a response that are kept. */
const MAX_MESSAGE = 2000;

/**
 * What a response to a creation means for the batch. `again`: nothing was sent, and a later try may help. `stop`: neither
 * this template nor the next ones can be sent.
 */
export type SendingResult =
  | { kind: 'created'; status: TemplateStatus | null }
  | { kind: 'refused'; message: string; path: string | null }
  | { kind: 'unknown'; message: string }
  | { kind: 'pause'; until: number }
  | { kind: 'again'; message: string }
  | { kind: 'stop'; message: string };

/** Nothing was sent, and it may go later. */
const later = ['unreachable', 'token_unavailable', 'database'];
/** Nothing was sent, for a reason that is not in the template. */
const forAll = ['token_refused', 'token_missing', 'app_id', 'platform', 'role', 'sign_in', 'draft'];

/** Reads a response of the gateway to a creation. */
export async function readSending(response: Response, sent: unknown, now: number): Promise<SendingResult> {
  const { status, headers } = response;
  const text = await response.text();
  const json = parseJson(text);
  const refusal = readRefusal(json);
  if (refusal?.isGateway) return readGateway(String(refusal.code), storedText(refusal.message));
  if (status === 201) {
    const given = isRecord(json) ? json.status : undefined;
    return { kind: 'created', status: TemplateStatus.safeParse(given).data ?? null };
  }
  if (status === 429) {
    const until = readRetryAfter(headers, now) ?? now + PAUSE_MS;
    return { kind: 'pause', until: Math.min(Math.max(until, now + SECOND_MS), now + MAX_PAUSE_MS) };
  }
  if (status < 300 || status === 408 || status >= 500)
    return {
      kind: 'unknown',
      message: `The platform responded with ${status}, so the template may have been created.`,
    };
  if (status === 401)
    return { kind: 'stop', message: 'The platform does not accept the token of this server.' };
  if (status === 403)
    return { kind: 'stop', message: 'The platform does not let this server use the app ID.' };
  const isRejected = status === 400 ? !/^\s*</.test(text) : isErrorOfInterface(json);
  if (!isRejected)
    return {
      kind: 'stop',
      message: `The address responded with ${status}, as platforms do not. Check the address of the platform.`,
    };
  const message = storedText(refusal?.message ?? text.trim()) || 'The platform gave no reason.';
  const { path } = findRefusedField(message, sent as CreateTemplatePayload);
  return { kind: 'refused', message, path: (path && formatPath(path)) || null };
}

function readGateway(code: string, message: string): SendingResult {
  if (isUncertain(code)) return { kind: 'unknown', message };
  if (later.includes(code)) return { kind: 'again', message };
  return forAll.includes(code) ? { kind: 'stop', message } : { kind: 'refused', message, path: null };
}

/** A text as every database stores it: PostgreSQL takes no NUL, and no encoding takes half a surrogate pair. */
const storedText = (text: string) => text.slice(0, MAX_MESSAGE).replaceAll(/[\0\p{Cs}]/gu, '\uFFFD');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
