import { isRecord } from '../../lib/values';
import { readRefusal } from '../../lib/json/readRefusal';
import { findJson } from '../import/source/findJson';
import { findResponseHead } from './responseHead';

/** An answer of a platform, or a message of the second interface, that stands in a text. */
export type FoundAnswer =
  | FoundRefusal
  /** `id`: of the verification, where it is told. */
  | { kind: 'verification'; id?: string };

/**
 * A response that created nothing or says nothing of a template. `status`: of HTTP. `message`: the words of its body; many
 * responses have none. `isGateway`: this server refused, not the platform.
 */
export type FoundRefusal = {
  kind: 'refusal';
  status?: number;
  message?: string;
  isGateway: boolean;
  /** The word by which this server names its reason. */
  code?: string;
  requestId?: string;
  /** The headers of that name, as they were written. */
  retryAfter?: string;
  date?: string;
  /** A body that is not JSON. */
  body?: string;
};

/** Whether an answer is a failed response. A status line alone may report a success. */
export const isFailure = (answer: FoundAnswer | undefined): answer is FoundRefusal =>
  answer?.kind === 'refusal' && (answer.status ?? 400) >= 300;

/** Longer texts are no answer that a person has copied. */
const MAX_CHARACTERS = 200_000;

/** The first answer in a text, alone or among other lines, also one without a body; undefined for a text without one. */
export function findAnswer(text: string): FoundAnswer | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const answer = text.includes('{') ? findBody(text) : undefined;
  if (answer?.kind === 'verification') return answer;
  const head = findResponseHead(text);
  if (!head || !answer) return answer ?? (head && { kind: 'refusal', isGateway: false, ...head });
  const { body: _read, ...rest } = head;
  return { ...rest, ...answer };
}

function findBody(text: string): FoundAnswer | undefined {
  const [found] = findJson(text, (value) => readAnswer(value) !== undefined);
  if (found) return readAnswer(found.value);
  const [logged] = findJson(text, (value) => readLoggedError(value) !== undefined);
  return logged && readLoggedError(logged.value);
}

function readAnswer(value: unknown): FoundAnswer | undefined {
  if (!isRecord(value)) return undefined;
  return readError(value) ?? readVerification(value);
}

function readError(value: Record<string, unknown>): FoundRefusal | undefined {
  const refusal = readRefusal(value);
  if (!refusal) return undefined;
  const { message, code, isGateway } = refusal;
  return {
    kind: 'refusal',
    ...(typeof code === 'number' ? { status: code } : {}),
    ...(isGateway && typeof code === 'string' ? { code } : {}),
    message,
    isGateway,
    ...(typeof value.requestId === 'string' ? { requestId: value.requestId } : {}),
  };
}

/** Most members of an error that has its words in `message`, as the lines of a log have one of their own. */
const MAX_MEMBERS = 5;

/** An error in a form that is not the interface's: a status of 400 or more with words, as logs keep it. */
function readLoggedError(value: unknown): FoundRefusal | undefined {
  if (!isRecord(value)) return undefined;
  const { status, statusCode, status_code, code, error, reason, detail, message } = value;
  const found = [status, statusCode, status_code, code].find(
    (each) => Number(each) >= 400 && Number(each) < 600,
  );
  const isSmall = Object.keys(value).length <= MAX_MEMBERS;
  const words = [error, reason, detail, isSmall && message].find(
    (each) => typeof each === 'string' && each.trim() !== '',
  );
  if (found === undefined || typeof words !== 'string') return undefined;
  return { kind: 'refusal', status: Number(found), message: words, isGateway: false };
}

function readVerification({ id, method, identity, errorCode }: Record<string, unknown>) {
  if (typeof errorCode === 'number' || (isRecord(identity) && method !== undefined))
    return { kind: 'verification' } as const;
  if (method !== 'seamless') return undefined;
  return { kind: 'verification', ...(typeof id === 'string' ? { id } : {}) } as const;
}
