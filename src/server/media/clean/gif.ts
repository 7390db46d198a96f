import type { RemovedMetadata } from '../../../schema/media/mediaFile';
import { DamagedFile, type Cleaned, type PixelSize } from './fileMetadata';
import { keepRanges, SLICE_BYTES, type InSlices } from './keptRanges';

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const END = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/** Application extensions that change the drawing: the loop count, and the colour profile. */
const neededApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

const HEADER_BYTES = 13;

/** The size in pixels by the beginning of a GIF. */
export function measureGif(bytes: Uint8Array): PixelSize | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  const size = {
    width: (bytes[6] ?? 0) | ((bytes[7] ?? 0) << 8),
    height: (bytes[8] ?? 0) | ((bytes[9] ?? 0) << 8),
  };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/**
 * Leaves out comments, unknown application data and all bytes behind the end of a GIF.
 *
 * @throws {DamagedFile} if it ends within a block, or holds no picture
 */
export function* cleanGif(bytes: Uint8Array): InSlices<Cleaned> {
  const size = measureGif(bytes);
  let at = HEADER_BYTES + colourTable(bytes[10] ?? 0);
  const kept = keepRanges(bytes);
  kept.keep(0, at);
  const removed = new Set<RemovedMetadata>();
  let images = 0;
  // Many encoders leave out the end mark: a file that ends between two blocks is whole.
  while (at < bytes.length && bytes[at] !== END) {
    if (kept.count(at)) yield;
    const to = yield* endOfBlock(bytes, at);
    if (to === undefined) throw new DamagedFile();
    if (bytes[at] === IMAGE) images += 1;
    const found = bytes[at] === EXTENSION ? findMetadata(bytes, at) : undefined;
    if (found === undefined) kept.keep(at, to);
    else removed.add(found);
    at = to;
  }
  if (images === 0 || !size || at > bytes.length) throw new DamagedFile();
  if (at + 1 < bytes.length) removed.add('other');
  kept.add(Uint8Array.of(END));
  return { parts: kept.end(), removed, size };
}

/** Bytes of the colour table that a packed field announces. */
const colourTable = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** The end of a block; undefined if the file ends before. */
function* endOfBlock(bytes: Uint8Array, at: number): InSlices<number | undefined> {
  if (bytes[at] === EXTENSION) return yield* endOfSubBlocks(bytes, at + 2);
  if (bytes[at] !== IMAGE) return undefined;
  return yield* endOfSubBlocks(bytes, at + 10 + colourTable(bytes[at + 9] ?? 0) + 1);
}

function* endOfSubBlocks(bytes: Uint8Array, from: number): InSlices<number | undefined> {
  let at = from;
  for (let steps = 1; ; steps += 1) {
    if (steps % SLICE_BYTES === 0) yield;
    const length = bytes[at];
    if (length === undefined) return undefined;
    at += length + 1;
    if (length === 0) return at;
  }
}

function findMetadata(bytes: Uint8Array, at: number): RemovedMetadata | undefined {
  if (bytes[at + 1] === COMMENT) return 'comment';
  if (bytes[at + 1] !== APPLICATION) return undefined;
  const name = String.fromCharCode(...bytes.subarray(at + 3, at + 14));
  return neededApplications.includes(name) ? undefined : 'other';
}
