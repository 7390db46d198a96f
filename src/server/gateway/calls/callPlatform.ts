import { errorCodeOf } from '../../../lib/values';
import type { MediaService } from '../../media/media';
import type { ServerDependencies } from '../../platform/credentials/credentials';
import type { Platform } from '../../platform/platform';
import type { Bindings } from '../../request/bindings';
import { gatewayError } from './gatewayError';
import { relayAnswer } from './relayAnswer';

export type GatewayDependencies = ServerDependencies & {
  platform: Platform;
  media: MediaService;
};

/** The longest wait for a platform's answer. */
export const PLATFORM_TIMEOUT_MS = 15_000;

/** Sends a request to a platform and returns its answer. Sends it once and never tries again. A GET may answer a long list. */
export type CallPlatform = (
  request: Request,
  bindings: Bindings,
  secrets: readonly string[],
) => Promise<Response>;

/** Headers of every request to a platform. */
export const commonHeaders = { Accept: 'application/json', 'User-Agent': 'rcs-template-builder' };

/** Codes of a connection that was never made, so that nothing can have arrived. */
const connectErrorCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

const timeoutError = () =>
  gatewayError(
    504,
    'deadline',
    `The platform did not respond within ${PLATFORM_TIMEOUT_MS / 1000} seconds. The request may have arrived.`,
  );

/** Calls a platform over HTTP. Does not follow redirects, for the credentials would go there too. */
export const callRemote: CallPlatform = async (request, _bindings, secrets) => {
  const signal = AbortSignal.timeout(PLATFORM_TIMEOUT_MS);
  try {
    const answer = await fetch(request, { redirect: 'manual', signal });
    return await relayAnswer(answer, secrets, request.method === 'GET' ? 'list' : 'creation');
  } catch (error) {
    if (signal.aborted) return timeoutError();
    return isConnectError(error)
      ? gatewayError(502, 'unreachable', 'The platform cannot be reached. Nothing was sent.')
      : gatewayError(
          502,
          'no_answer',
          'The connection to the platform was lost. The request may have arrived.',
        );
  }
};

function isConnectError(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const failures = cause instanceof AggregateError ? cause.errors : [cause];
  return failures.every((failure: unknown) => connectErrorCodes.includes(errorCodeOf(failure) ?? ''));
}

/** Calls the embedded platform in this process. If it cuts the connection, it cuts the caller's own. */
export function callEmbedded(platform: Platform): CallPlatform {
  return async (request, bindings) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(timeoutError()), PLATFORM_TIMEOUT_MS);
    });
    const answer = await Promise.race([
      platform.fetch(request, { ...bindings, isOfGateway: true }),
      tooLate,
    ]).finally(() => clearTimeout(timer));
    // A browser would follow a redirect, or lose the answer: the page gets the same words as from a remote platform.
    return answer.status >= 300 && answer.status < 400 ? relayAnswer(answer, []) : answer;
  };
}
