/** Bytes of one slice. */
const SLICE_BYTES = 1_000_000;

/**
 * The same bytes in slices of at most a megabyte: small parts joined, large ones cut. A write or a digest costs as much as
 * its call, and a hostile picture has very many parts.
 */
export function* inSlices(parts: Iterable<Uint8Array>): Generator<Uint8Array> {
  let joined: Uint8Array[] = [];
  let length = 0;
  for (const part of parts)
    for (let from = 0; from < part.byteLength;) {
      const piece = part.subarray(from, from + SLICE_BYTES - length);
      joined.push(piece);
      length += piece.byteLength;
      from += piece.byteLength;
      if (length < SLICE_BYTES) continue;
      yield joined.length === 1 ? piece : Buffer.concat(joined);
      joined = [];
      length = 0;
    }
  if (length > 0) yield Buffer.concat(joined);
}
