import { crc32 } from 'node:zlib';
import type { RemovedMetadata } from '../../../schema/media/mediaFile';
import { DamagedFile, turn, type Cleaned, type PixelSize, orientationBlock, readExif } from './fileMetadata';
import { findInXmp } from './jpeg';
import { keepRanges, SLICE_BYTES, type InSlices } from './keptRanges';

type Chunk = { type: string; from: number; to: number };

/** Chunks that a picture or an animation needs, and those of its colours. All others are left out. */
const kept = new Set(
  'IHDR PLTE IDAT IEND acTL fcTL fdAT tRNS bKGD hIST pHYs sPLT cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI'.split(
    ' ',
  ),
);

const meanings: Record<string, RemovedMetadata> = { tIME: 'date', tEXt: 'comment', zTXt: 'comment' };

const HEADER_BYTES = 8;

function* readChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let from = HEADER_BYTES;
  while (from + 12 <= bytes.length) {
    const to = from + 12 + view.getUint32(from);
    if (to > bytes.length) return;
    yield { type: String.fromCharCode(...bytes.subarray(from + 4, from + 8)), from, to };
    from = to;
  }
}

/** The size in pixels by the beginning of a PNG. */
export function measurePng(bytes: Uint8Array): PixelSize | undefined {
  let size: PixelSize | undefined;
  for (const { type, from, to } of readChunks(bytes)) {
    if (type === 'IHDR') size = headerSize(bytes, from);
    if (size && type === 'eXIf') return turn(size, readExif(bytes.subarray(from + 8, to - 4)).orientation);
    if (type === 'IDAT') break;
  }
  return size;
}

function headerSize(bytes: Uint8Array, from: number): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset + from + 8, 8);
  const size = { width: view.getUint32(0), height: view.getUint32(4) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/**
 * Leaves out texts, dates, EXIF and unknown chunks of a PNG, and all bytes behind its end. Colours, animation and
 * orientation stay.
 *
 * @throws {DamagedFile} if the picture ends early or its check sums are wrong
 */
export function* cleanPng(bytes: Uint8Array): InSlices<Cleaned> {
  const stays = keepRanges(bytes);
  stays.keep(0, HEADER_BYTES);
  const removed = new Set<RemovedMetadata>();
  let size: PixelSize | undefined;
  let orientation = 1;
  let hasPixels = false;
  for (const { type, from, to } of readChunks(bytes)) {
    if (stays.count(from)) yield;
    if (!(yield* hasRightSum(bytes, from, to)) || (size === undefined && type !== 'IHDR')) break;
    if (type === 'IHDR') size = headerSize(bytes, from);
    if (type === 'IDAT') hasPixels = true;
    if (type === 'eXIf') {
      const exif = readExif(bytes.subarray(from + 8, to - 4));
      for (const found of exif.found) removed.add(found);
      ({ orientation } = exif);
      if (orientation !== 1) stays.add(exifChunk(orientation));
    } else if (kept.has(type)) stays.keep(from, to);
    else for (const found of findInText(type, bytes.subarray(from, to))) removed.add(found);
    if (type === 'IEND') {
      if (!size || !hasPixels) break;
      if (to < bytes.length) removed.add('other');
      return { parts: stays.end(), removed, size: turn(size, orientation) };
    }
  }
  throw new DamagedFile();
}

const findInText = (type: string, chunk: Uint8Array): RemovedMetadata[] =>
  type === 'iTXt' ? findInXmp(chunk) : [meanings[type] ?? 'other'];

function* hasRightSum(bytes: Uint8Array, from: number, to: number): InSlices<boolean> {
  let sum = 0;
  for (let at = from + 4; at < to - 4; at += SLICE_BYTES) {
    sum = crc32(bytes.subarray(at, Math.min(at + SLICE_BYTES, to - 4)), sum);
    if (to - at > SLICE_BYTES) yield;
  }
  return sum === new DataView(bytes.buffer, bytes.byteOffset + to - 4, 4).getUint32(0);
}

function exifChunk(orientation: number): Uint8Array {
  const block = orientationBlock(orientation);
  const chunk = Buffer.alloc(12 + block.length);
  chunk.writeUInt32BE(block.length, 0);
  chunk.write('eXIf', 4, 'latin1');
  chunk.set(block, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
