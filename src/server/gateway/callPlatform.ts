import { setTimeout } from 'node:timers/promises';
import type { Bindings } from '../settings/bindings';
import type { Platform } from '../platform/platform';
import { refusal } from './refusal';
import { relay } from './relay';

/** How long the gateway waits for a platform. */
export const DEADLINE_MS = 15_000;

/** Sends a request on and brings the answer back. It is sent once, whatever happens. */
export type CallPlatform = (
  request: Request,
  bindings: Bindings,
  secrets: readonly string[],
) => Promise<Response>;

/** Codes of a connection that was never made: nothing can have arrived. */
const neverConnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

const tooLate = () =>
  refusal(
    504,
    'deadline',
    `The platform did not answer within ${DEADLINE_MS / 1000} seconds. What was sent may have arrived.`,
  );

/** Calls a platform over HTTP. A redirect is not followed, for the credentials would travel along. */
export const callRemote: CallPlatform = async (request, _bindings, secrets) => {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    const answer = await fetch(request, { redirect: 'manual', signal });
    return await relay(answer, secrets);
  } catch (error) {
    if (signal.aborted) return tooLate();
    return isNeverConnected(error)
      ? refusal(502, 'unreachable', 'The platform cannot be reached. Nothing was sent.')
      : refusal(502, 'no_answer', 'The connection to the platform was lost. What was sent may have arrived.');
  }
};

function isNeverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const failures = cause instanceof AggregateError ? cause.errors : [cause];
  return failures.every(
    (failure: unknown) =>
      failure instanceof Error && 'code' in failure && neverConnected.some((code) => code === failure.code),
  );
}

/** Calls the embedded platform, in this process; a connection that it cuts is the caller's own. */
export function callEmbedded(platform: Platform): CallPlatform {
  return async (request, bindings) => {
    const late = new AbortController();
    const answer = await Promise.race([
      platform.fetch(request, bindings),
      setTimeout(DEADLINE_MS, undefined, { signal: late.signal }).then(tooLate, tooLate),
    ]);
    late.abort();
    return answer;
  };
}
