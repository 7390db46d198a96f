import { readUpTo } from '../request/readUpTo';
import { gatewayError } from './gatewayError';

/** Bytes to read of an answer; the largest legal 201 has about 400,000. */
const MAX_ANSWER_BYTES = 1_000_000;
/** Bytes to pass on of an answer that is not JSON or not complete. */
const MAX_PLAIN_TEXT_BYTES = 64_000;

const statusesWithoutBody = new Set([204, 205, 304]);

/**
 * Passes a platform's answer on to the page: status, `Retry-After` and body, no other header. Cuts an answer
 * that is not JSON at 64 kB and passes it on as plain text.
 *
 * @param secrets texts to replace by `[hidden]` if the platform repeats them
 */
export async function relayAnswer(answer: Response, secrets: readonly string[]): Promise<Response> {
  const { bytes, whole } = await readUpTo(answer.body, MAX_ANSWER_BYTES);
  if (!whole) await answer.body?.cancel();
  if (answer.status >= 300 && answer.status < 400) {
    return gatewayError(502, 'redirected', 'The platform answered with a redirect, which is not followed.');
  }
  const text = secrets.reduce(
    (rest, secret) => rest.replaceAll(secret, '[hidden]'),
    new TextDecoder().decode(bytes),
  );
  const headers = retryHeaders(answer.headers);
  if (statusesWithoutBody.has(answer.status) || text === '')
    return new Response(null, { status: answer.status, headers });
  const json = whole && isJson(text);
  headers.set('Content-Type', json ? 'application/json' : 'text/plain; charset=utf-8');
  const body = json
    ? text
    : new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, MAX_PLAIN_TEXT_BYTES));
  return new Response(body, { status: answer.status, headers });
}

/** `Retry-After`, with `Date`: a date in `Retry-After` counts from the platform's clock, not from ours. */
function retryHeaders(received: Headers): Headers {
  const headers = new Headers();
  const retryAfter = received.get('retry-after');
  if (retryAfter === null) return headers;
  headers.set('Retry-After', retryAfter);
  const date = received.get('date');
  if (date !== null) headers.set('Date', date);
  return headers;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
