import type { RemovedMetadata } from '../../../schema/media/mediaFile';
import {
  DamagedFile,
  turn,
  type Cleaned,
  type PixelSize,
  orientationBlock,
  readExif,
  type Exif,
} from './fileMetadata';

import { hasContent, keepRanges, SLICE_BYTES, type InSlices } from './keptRanges';

type Segment = { marker: number; from: number; to: number };

const SOS = 0xda;
const EOI = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isApp = (marker: number) => marker >= APP0 && marker <= 0xef;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** The segments after the start marker. A scan reaches up to the next marker. Ends early if the bytes do. */
function* readSegments(bytes: Uint8Array): Generator<Segment | undefined, void> {
  let from = 2;
  for (;;) {
    let at = from;
    if (bytes[at] !== 0xff) return;
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at];
    if (marker === undefined) return;
    at += 1;
    if (marker === EOI) {
      yield { marker, from, to: at };
      return;
    }
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    let to = at + length;
    if (length < 2 || to > bytes.length) return;
    if (marker === SOS) to = yield* endOfScan(bytes, to);
    // The bytes before the marker may be fill bytes: leave them out.
    yield { marker, from: at - 2, to };
    from = to;
  }
}

/** The place of the next marker behind the data of a scan. */
function* endOfScan(bytes: Uint8Array, from: number): InSlices<number> {
  for (let at = from; at < bytes.length; at += 1) {
    if ((at - from) % SLICE_BYTES === SLICE_BYTES - 1) yield;
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

const letters = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

function exifIn(bytes: Uint8Array, { marker, from, to }: Segment): Exif | undefined {
  const isExif = marker === APP1 && letters(bytes, from + 4, 4) === 'Exif';
  return isExif ? readExif(bytes.subarray(from + 10, to)) : undefined;
}

function frameSize(bytes: Uint8Array, { from }: Segment): PixelSize | undefined {
  const number = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  const size = { height: number(from + 5), width: number(from + 7) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/** The size in pixels by the beginning of a JPEG; undefined if it comes later. */
export function measureJpeg(bytes: Uint8Array): PixelSize | undefined {
  let orientation = 1;
  for (const segment of readSegments(bytes)) {
    if (segment === undefined) continue;
    orientation = exifIn(bytes, segment)?.orientation ?? orientation;
    const size = isFrame(segment.marker) ? frameSize(bytes, segment) : undefined;
    if (size) return turn(size, orientation);
  }
  return undefined;
}

/**
 * Leaves out everything that is not needed to draw a JPEG: EXIF, XMP, IPTC, comments, embedded thumbnails, and all bytes
 * behind its end. Colour profile and orientation stay.
 *
 * @throws {DamagedFile} if the picture ends early
 */
export function* cleanJpeg(bytes: Uint8Array): InSlices<Cleaned> {
  const kept = keepRanges(bytes);
  kept.keep(0, 2);
  const removed = new Set<RemovedMetadata>();
  let orientation = 1;
  let size: PixelSize | undefined;
  let hasScan = false;
  for (const segment of readSegments(bytes)) {
    if (segment === undefined) {
      yield;
      continue;
    }
    const { marker, from, to } = segment;
    if (kept.count(from)) yield;
    if (marker === EOI) {
      if (!size || !hasScan) break;
      if (yield* hasContent(bytes, to)) removed.add('other');
      kept.add(Uint8Array.of(0xff, EOI));
      return { parts: kept.end(), removed, size: turn(size, orientation) };
    }
    if (isFrame(marker)) size ??= frameSize(bytes, segment);
    if (marker === SOS) hasScan = true;
    const exif = exifIn(bytes, segment);
    if (exif) {
      for (const found of exif.found) removed.add(found);
      if (exif.found.size === 0 && exif.orientation === 1) removed.add('other');
      if (orientation === 1 && exif.orientation !== 1) {
        orientation = exif.orientation;
        kept.add(orientationSegment(orientation));
      }
      continue;
    }
    const found = findMetadata(bytes, segment);
    if (found === undefined) kept.keep(from, to);
    else for (const one of found) removed.add(one);
  }
  throw new DamagedFile();
}

function orientationSegment(orientation: number): Uint8Array {
  const block = orientationBlock(orientation);
  return Uint8Array.of(0xff, APP1, 0, 8 + block.length, 0x45, 0x78, 0x69, 0x66, 0, 0, ...block);
}

/** What a segment holds beside the picture; undefined if the picture needs it. */
function findMetadata(bytes: Uint8Array, { marker, from, to }: Segment): RemovedMetadata[] | undefined {
  if (marker === COMMENT) return ['comment'];
  if (!isApp(marker)) return undefined;
  const name = letters(bytes, from + 4, 12);
  // A JFIF header of 16 bytes has no thumbnail.
  if (marker === APP0 && name.startsWith('JFIF') && to - from === 18) return undefined;
  if (marker === APP14 && name.startsWith('Adobe')) return undefined;
  if (marker === APP2 && name.startsWith('ICC_PROFILE')) return undefined;
  if (marker === APP0 || name.startsWith('MPF')) return ['thumbnail'];
  if (marker === APP1 && name.startsWith('http://')) return findInXmp(bytes.subarray(from, to));
  return ['other'];
}

export function findInXmp(xmp: Uint8Array): RemovedMetadata[] {
  const text = Buffer.from(xmp.subarray(0, SLICE_BYTES)).toString('latin1');
  const found: RemovedMetadata[] = ['other'];
  if (/exif:GPS|photoshop:City|Iptc4xmpCore:Location/.test(text)) found.push('place');
  if (text.includes('dc:creator')) found.push('author');
  return found;
}
