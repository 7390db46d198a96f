/** Bytes that a request's body may have: more than the largest legal template (about 0.4 MB). */
export const BODY_LIMIT = 1_000_000;

/**
 * The body's bytes, or "too large" as soon as that is known: from Content-Length before the first byte, or
 * while reading where the length is absent or a lie.
 */
export async function readBody(request: Request, limit = BODY_LIMIT): Promise<Uint8Array | 'too large'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too large';
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.byteLength;
    if (length > limit) {
      reader.releaseLock();
      return 'too large';
    }
    chunks.push(value);
  }
}
