import { readUpTo } from './readUpTo';

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
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too large';
  const { bytes, whole } = await readUpTo(request.body, maxBytes);
  return whole ? bytes : 'too large';
}
