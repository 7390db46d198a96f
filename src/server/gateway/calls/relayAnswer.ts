import { readUpTo } from '../../request/readBody';
import { gatewayError } from './gatewayError';
import { decodeEscapes, hideSecrets, hideSecretsIn } from './hideSecrets';

/** Bytes to read of an answer; the largest legal 201 has about 400,000, and a list has many templates. */
const MAX_ANSWER_BYTES = { creation: 1_000_000, list: 20_000_000 };
/** Bytes to pass on of an answer that is not JSON or not complete. */
const MAX_PLAIN_TEXT_BYTES = 64_000;

const statusesWithoutBody = new Set([204, 205, 304]);

/**
 * Rebuilds a platform's answer for the page: status, `Retry-After` and body, no other header. JSON is parsed and
 * serialised again, and other text is cut at 64 kB, so that an answer that repeats a secret in any writing hides it.
 *
 * @param secrets texts to replace by `[hidden]`
 */
export async function relayAnswer(
  answer: Response,
  secrets: readonly string[],
  kind: keyof typeof MAX_ANSWER_BYTES = 'creation',
): Promise<Response> {
  const { bytes, whole } = await readUpTo(answer.body, MAX_ANSWER_BYTES[kind]);
  if (!whole) await answer.body?.cancel();
  if (answer.status >= 300 && answer.status < 400) return redirected(answer.headers.get('location'), secrets);
  if (answer.status < 200 || answer.status > 599) return outsideOfHttp(answer.status);
  const text = new TextDecoder().decode(bytes);
  const headers = retryHeaders(answer.headers, secrets);
  if (statusesWithoutBody.has(answer.status) || text === '')
    return new Response(null, { status: answer.status, headers });
  const json = whole ? parseJson(text) : undefined;
  headers.set('Content-Type', json ? 'application/json' : 'text/plain; charset=utf-8');
  const body = json ? JSON.stringify(hideSecretsIn(json.value, secrets)) : relayText(text, secrets);
  return new Response(body, { status: answer.status, headers });
}

/** A redirect leads to another address than the platform's; its host tells which one, for instance a sign-in page. */
function redirected(location: string | null, secrets: readonly string[]): Response {
  const host =
    location !== null && URL.canParse(location) ? hideSecrets(new URL(location).host, secrets) : '';
  return gatewayError(
    502,
    'redirected',
    `The platform responded with a redirect${host === '' ? '' : ` to ${host}`}. Redirects are not followed.`,
  );
}

/** A status that no answer of ours can have. */
const outsideOfHttp = (status: number) =>
  gatewayError(
    502,
    'no_answer',
    `The platform responded with ${status}, which is not an HTTP status. The request may have arrived.`,
  );

function relayText(text: string, secrets: readonly string[]): string {
  const shown = hideSecrets(text, secrets);
  const decoded = decodeEscapes(shown);
  // Written with escapes, a secret cannot be cut out of text that has no known form.
  const safe = hideSecrets(decoded, secrets) === decoded ? shown : '[hidden: the response repeats a secret]';
  return new TextDecoder().decode(new TextEncoder().encode(safe).subarray(0, MAX_PLAIN_TEXT_BYTES));
}

/** Numbers, or one of the three forms of an HTTP date (RFC 9110, section 5.6.7): nothing else can pass. */
const RETRY_AFTER =
  /^(?:\d{1,12}(?:\.\d{1,6})?(?:, ?\d{1,12})?|[A-Z][a-z]{2,8},? [\dA-Z][\da-zA-Z -]{1,12} (?:\d{4} )?\d\d:\d\d:\d\d(?: GMT| \d{4}))$/;

/** `Retry-After`, with `Date`: a date in `Retry-After` counts from the platform's clock, not from ours. */
function retryHeaders(received: Headers, secrets: readonly string[]): Headers {
  const headers = new Headers();
  const retryAfter = received.get('retry-after')?.trim() ?? '';
  if (!RETRY_AFTER.test(retryAfter) || hideSecrets(retryAfter, secrets) !== retryAfter) return headers;
  headers.set('Retry-After', retryAfter);
  const date = Date.parse(received.get('date') ?? '');
  if (!Number.isNaN(date)) headers.set('Date', new Date(date).toUTCString());
  return headers;
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
