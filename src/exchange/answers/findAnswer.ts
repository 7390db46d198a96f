import { isRecord } from '../../lib/values';
import { readRefusal } from '../../lib/json/readRefusal';
import { findJson } from '../import/source/findJson';

/** An answer of a platform, or a message of the second interface, that stands in a text. */
export type FoundAnswer =
  /** `status`: of HTTP. `isGateway`: this server refused, not the platform. */
  | { kind: 'refusal'; status?: number; message: string; isGateway: boolean; requestId?: string }
  /** `id`: of the verification, where it is told. */
  | { kind: 'verification'; id?: string };

/** Longer texts are no answer that a person has copied. */
const MAX_CHARACTERS = 200_000;

/** The first answer in a text, alone or among other lines; undefined for a text without one. */
export function findAnswer(text: string): FoundAnswer | undefined {
  if (text.length > MAX_CHARACTERS || !text.includes('{')) return undefined;
  const [found] = findJson(text, (value) => readAnswer(value) !== undefined);
  return found && readAnswer(found.value);
}

function readAnswer(value: unknown): FoundAnswer | undefined {
  if (!isRecord(value)) return undefined;
  return readError(value) ?? readVerification(value);
}

function readError(value: Record<string, unknown>): FoundAnswer | undefined {
  const refusal = readRefusal(value);
  if (!refusal) return undefined;
  const { message, code, isGateway } = refusal;
  return {
    kind: 'refusal',
    ...(typeof code === 'number' ? { status: code } : {}),
    message,
    isGateway,
    ...(typeof value.requestId === 'string' ? { requestId: value.requestId } : {}),
  };
}

function readVerification({ id, method, identity, errorCode }: Record<string, unknown>) {
  if (typeof errorCode === 'number' || (isRecord(identity) && method !== undefined))
    return { kind: 'verification' } as const;
  if (method !== 'seamless') return undefined;
  return { kind: 'verification', ...(typeof id === 'string' ? { id } : {}) } as const;
}
