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
