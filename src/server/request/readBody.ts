/** Bytes of a request's body; the largest legal template has about 400,000. */
export const MAX_BODY_BYTES = 1_000_000;

/** Bytes of a verification start. Its document limits no field; the gateway keeps the last thousand bodies. */
export const MAX_START_BYTES = 16_000;

/**
 * Reads the body. Answers "too large" as early as possible: before the first byte if Content-Length says so,
 * otherwise while reading, for Content-Length may be absent or wrong.
 */
export async function readBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Uint8Array | 'too large'> {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > maxBytes) return 'too large';
  // The listening server takes no more bytes than declared, and its requests give them without a stream.
  if (declared >= 0 && !request.headers.has('transfer-encoding')) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > maxBytes ? 'too large' : bytes;
  }
  const { bytes, whole } = await readUpTo(request.body, maxBytes);
  return whole ? bytes : 'too large';
}

/**
 * Reads a stream until its end or until more than `maxBytes` have come; then `whole` is false and the bytes
 * end somewhere behind `maxBytes`. The rest of the stream stays unread.
 */
export async function readUpTo(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; whole: boolean }> {
  if (stream === null) return { bytes: new Uint8Array(), whole: true };
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { bytes: Buffer.concat(chunks), whole: true };
    chunks.push(value);
    length += value.byteLength;
    if (length > maxBytes) {
      reader.releaseLock();
      return { bytes: Buffer.concat(chunks), whole: false };
    }
  }
}
