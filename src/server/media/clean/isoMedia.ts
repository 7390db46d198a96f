import type { RemovedMetadata } from '../../../schema/media/mediaFile';
import { DamagedFile, type Cleaned, type PixelSize } from './fileMetadata';
import { SLICE_BYTES } from './keptRanges';

type Box = { type: string; from: number; content: number; to: number };

/** Boxes that contain the headers of tracks, or boxes with them. */
const containers = new Set(['moov', 'trak', 'mdia']);
/** Boxes of free text, places and pictures. */
const metadata = new Set(['udta', 'meta', 'uuid']);
const headers = new Set(['mvhd', 'tkhd', 'mdhd']);

/** A video has 5 to some hundred boxes; a hostile file could have millions. */
const MAX_BOXES = 10_000;

/** Levels of boxes within boxes that are looked at: a track's headers are three levels deep. */
const MAX_DEPTH = 6;

type Walk = { size?: PixelSize | undefined; removed: Set<RemovedMetadata>; boxes: number };

/** The boxes between two places; stops at the first one that reaches beyond. */
function* readBoxes(bytes: Uint8Array, from: number, end: number): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = from;
  while (at + 8 <= end) {
    let length = view.getUint32(at);
    let content = at + 8;
    if (length === 1 && at + 16 <= end) {
      length = Number(view.getBigUint64(at + 8));
      content = at + 16;
    } else if (length === 0) length = end - at;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (length < content - at) return;
    yield { type, from: at, content, to: at + length };
    at += length;
  }
}

/** The size in pixels by the beginning of a video, if its header comes first. */
export function measureIsoMedia(bytes: Uint8Array): PixelSize | undefined {
  const walk: Walk = { removed: new Set(), boxes: 0 };
  walkBoxes(bytes, 0, bytes.length, walk);
  return walk.size;
}

/**
 * Empties the boxes of an MP4 or its relatives that hold texts, places and dates. Boxes keep their length, so that
 * the offsets of the video's frames stay right. Changes the bytes that it is given.
 *
 * @throws {DamagedFile} if the video ends early, or has no header or no content
 */
export function cleanIsoMedia(bytes: Uint8Array): Cleaned {
  const types: string[] = [];
  for (const { type, to } of readBoxes(bytes, 0, bytes.length)) {
    if (to > bytes.length || types.length > MAX_BOXES) throw new DamagedFile();
    types.push(type);
  }
  if (!types.includes('moov') || !(types.includes('mdat') || types.includes('moof'))) throw new DamagedFile();
  const walk: Walk = { removed: new Set(), boxes: 0 };
  walkBoxes(bytes, 0, bytes.length, walk, (box) => emptyBox(bytes, box, walk.removed));
  return { parts: [bytes], size: walk.size, removed: walk.removed };
}

function walkBoxes(
  bytes: Uint8Array,
  from: number,
  end: number,
  walk: Walk,
  visit?: (box: Box) => void,
  depth = 1,
): void {
  for (const box of readBoxes(bytes, from, end)) {
    walk.boxes += 1;
    if (box.to > end || walk.boxes > MAX_BOXES) return;
    if (box.type === 'tkhd') walk.size ??= trackSize(bytes, box);
    visit?.(box);
    if (containers.has(box.type) && depth < MAX_DEPTH)
      walkBoxes(bytes, box.content, box.to, walk, visit, depth + 1);
  }
}

/** Width and height at the end of a track header, turned if the matrix before them turns by 90 degrees. */
function trackSize(bytes: Uint8Array, { content, to }: Box): PixelSize | undefined {
  const version = bytes[content];
  const matrix = content + (version === 1 ? 52 : 40);
  if (matrix + 44 > to) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + matrix, 44);
  const width = view.getUint32(36) >>> 16;
  const height = view.getUint32(40) >>> 16;
  // The header of a sound track has no size.
  if (width === 0 || height === 0) return undefined;
  const isTurned = view.getInt32(0) === 0 && view.getInt32(16) === 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

function emptyBox(bytes: Uint8Array, box: Box, removed: Set<RemovedMetadata>): void {
  if (metadata.has(box.type)) {
    for (const found of findInBox(bytes.subarray(box.content, box.to))) removed.add(found);
    bytes.set([0x66, 0x72, 0x65, 0x65], box.from + 4);
    bytes.fill(0, box.content, box.to);
  }
  if (headers.has(box.type)) {
    const dates = bytes.subarray(box.content + 4, box.content + (bytes[box.content] === 1 ? 20 : 12));
    if (dates.some((byte) => byte !== 0)) removed.add('date');
    dates.fill(0);
  }
}

/** Signs in free text; the letters of Apple's keys and of the old boxes. */
const signs: [RegExp, RemovedMetadata][] = [
  [/\u00a9xyz|location|loci/i, 'place'],
  [/\u00a9mak|\u00a9mod|\.make|\.model/i, 'camera'],
  [/\u00a9aut|\u00a9ART|auth/, 'author'],
  [/\u00a9cmt|desc|titl/, 'comment'],
  [/\u00a9day|creationdate/i, 'date'],
];

function findInBox(content: Uint8Array): RemovedMetadata[] {
  const text = Buffer.from(content.subarray(0, SLICE_BYTES)).toString('latin1');
  const found = signs.filter(([sign]) => sign.test(text)).map(([, meaning]) => meaning);
  return found.length > 0 ? found : ['other'];
}
