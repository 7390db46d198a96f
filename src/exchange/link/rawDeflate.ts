/** One byte of deflate gives at most 1,032, so a slice of this size inflates to at most 258 KB at once. */
const SLICE_BYTES = 256;

export type Inflated =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; kind: 'not_compressed' }
  /** `inflated`: bytes before the stop. */
  | { ok: false; kind: 'too_large'; inflated: number };

/** Compresses bytes as raw deflate (RFC 1951). */
export async function deflateRaw(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Inflates raw deflate (RFC 1951) and stops above `maxBytes` bytes. Feeds the input in small slices and counts the output
 * of each before the next: some browsers inflate all of their input at once, and a bomb would fill the memory before
 * the first count.
 */
export async function inflateRaw(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Inflated> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  // An error of the writer also ends the reader, which reports it.
  writer.closed.catch(ignore);
  feed(writer, bytes).catch(ignore);
  const chunks: Uint8Array[] = [];
  let inflated = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      inflated += next.value.length;
      if (inflated > maxBytes) {
        reader.cancel().catch(ignore);
        writer.abort().catch(ignore);
        return { ok: false, kind: 'too_large', inflated };
      }
      chunks.push(next.value);
    }
  } catch {
    return { ok: false, kind: 'not_compressed' };
  }
  return { ok: true, bytes: joined(chunks, inflated) };
}

async function feed(writer: WritableStreamDefaultWriter<BufferSource>, bytes: Uint8Array<ArrayBuffer>) {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    await writer.write(bytes.subarray(at, at + SLICE_BYTES));
  }
  await writer.close();
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function ignore() {}
