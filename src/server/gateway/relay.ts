import { refusal } from './refusal';

/** Bytes of an answer that are read at all; the largest legal 201 has about 0.4 MB. */
const MAX_BYTES = 1_000_000;
/** Bytes that are passed on of an answer that is not JSON, or not whole. */
const MAX_RAW_BYTES = 64_000;

const withoutBody = new Set([204, 205, 304]);

/**
 * A platform's answer as the page gets it: status, `Retry-After` and body as they came, no other header.
 * What is not JSON is passed on as plain text, cut at 64 kB.
 *
 * @param secrets texts that are cut out of the body, should a platform repeat them
 */
export async function relay(answer: Response, secrets: readonly string[]): Promise<Response> {
  const { bytes, whole } = await readUpTo(answer, MAX_BYTES);
  if (answer.status >= 300 && answer.status < 400) {
    return refusal(502, 'redirected', 'The platform answered with a redirect, which is not followed.');
  }
  const text = secrets.reduce(
    (rest, secret) => rest.replaceAll(secret, '[hidden]'),
    new TextDecoder().decode(bytes),
  );
  const headers = new Headers();
  const retryAfter = answer.headers.get('retry-after');
  if (retryAfter !== null) {
    headers.set('Retry-After', retryAfter);
    // A date in Retry-After counts from the platform's clock, not from ours.
    const date = answer.headers.get('date');
    if (date !== null) headers.set('Date', date);
  }
  if (withoutBody.has(answer.status) || text === '')
    return new Response(null, { status: answer.status, headers });
  const json = whole && isJson(text);
  headers.set('Content-Type', json ? 'application/json' : 'text/plain; charset=utf-8');
  const body = json
    ? text
    : new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, MAX_RAW_BYTES));
  return new Response(body, { status: answer.status, headers });
}

async function readUpTo(answer: Response, limit: number): Promise<{ bytes: Uint8Array; whole: boolean }> {
  if (answer.body === null) return { bytes: new Uint8Array(), whole: true };
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { bytes: Buffer.concat(chunks), whole: true };
    chunks.push(value);
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      return { bytes: Buffer.concat(chunks), whole: false };
    }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
