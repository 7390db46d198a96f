import { DamagedFile } from './fileMetadata';

/** Blocks of one file. Pictures of 100 MB have some thousands; a hostile one could have millions. */
const MAX_BLOCKS = 100_000;

/** Bytes that are looked at before other work gets its turn. */
export const SLICE_BYTES = 1_000_000;

/** Work that pauses after each slice, so that a large file does not stop the server. */
export type InSlices<Result> = Generator<undefined, Result>;

/** The parts of a file that stay. Neighbours are joined, for each part is an object of its own. */
export function keepRanges(bytes: Uint8Array) {
  const parts: Uint8Array[] = [];
  let blocks = 0;
  let pauseAt = SLICE_BYTES;
  let first = 0;
  let last = 0;
  function close(): void {
    if (last > first) parts.push(bytes.subarray(first, last));
    first = last;
  }
  return {
    /**
     * Counts a block of the file; true when it is time to pause.
     *
     * @throws {DamagedFile} if there are more than any picture has
     */
    count(from: number): boolean {
      blocks += 1;
      if (blocks > MAX_BLOCKS) throw new DamagedFile();
      if (from < pauseAt) return false;
      pauseAt = from + SLICE_BYTES;
      return true;
    },
    keep(from: number, to: number): void {
      if (from !== last) {
        close();
        first = from;
      }
      last = to;
    },
    /** Adds bytes that are not of the file. */
    add(more: Uint8Array): void {
      close();
      parts.push(more);
    },
    /** The parts, in their order. */
    end(): Uint8Array[] {
      close();
      return parts;
    },
  };
}

/** Whether any byte from a place on is not zero. */
export function* hasContent(bytes: Uint8Array, from: number): InSlices<boolean> {
  for (let at = from; at < bytes.length; at += SLICE_BYTES) {
    if (bytes.subarray(at, at + SLICE_BYTES).some((byte) => byte !== 0)) return true;
    yield;
  }
  return false;
}
