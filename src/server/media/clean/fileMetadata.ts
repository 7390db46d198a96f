import type { RemovedMetadata } from '../../../schema/media/mediaFile';

/** A file without its metadata, not encoded again. */
export type Cleaned = {
  /** The new content. The parts are views of the old one. */
  parts: Uint8Array[];
  /** As people see it, after the rotation in its metadata. */
  size?: PixelSize | undefined;
  removed: ReadonlySet<RemovedMetadata>;
};

export type PixelSize = { width: number; height: number };

/** The content ends too early, or is not what its first bytes say. */
export class DamagedFile extends Error {}

/** The size as people see it; orientations 5 to 8 of EXIF turn a picture by 90 degrees. */
export function turn({ width, height }: PixelSize, orientation: number): PixelSize {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

export type Exif = { orientation: number; found: Set<RemovedMetadata> };

/** Tags, and what their presence says about the metadata (EXIF 3.0, section 4.6). */
const meanings = new Map<number, RemovedMetadata>([
  [0x010f, 'camera'],
  [0x0110, 'camera'],
  [0x0131, 'camera'],
  [0xa430, 'author'],
  [0xa431, 'camera'],
  [0xa434, 'camera'],
  [0x0132, 'date'],
  [0x9003, 'date'],
  [0x9004, 'date'],
  [0x013b, 'author'],
  [0x8298, 'author'],
  [0x010e, 'comment'],
  [0x9286, 'comment'],
  [0x0201, 'thumbnail'],
]);
const ORIENTATION = 0x0112;
const GPS_BLOCK = 0x8825;
const EXIF_BLOCK = 0x8769;

/** Entries and blocks that are read at most, for a hostile file may point in circles. */
const MAX_ENTRIES = 500;
const MAX_BLOCKS = 6;

/** Reads the orientation of a TIFF block (the content of EXIF without its header), and what else it holds. */
export function readExif(tiff: Uint8Array): Exif {
  const exif: Exif = { orientation: 1, found: new Set() };
  if (tiff.length < 8) return exif;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return exif;
  const little = order === 0x4949;
  const waiting = [view.getUint32(4, little)];
  for (let block = 0; block < MAX_BLOCKS; block += 1) {
    const at = waiting.shift();
    if (at === undefined) break;
    readBlock(view, at, little, exif, waiting);
  }
  return exif;
}

function readBlock(view: DataView, at: number, little: boolean, exif: Exif, waiting: number[]): void {
  if (at < 8 || at + 2 > view.byteLength) return;
  const count = Math.min(view.getUint16(at, little), MAX_ENTRIES);
  const end = at + 2 + count * 12;
  if (end > view.byteLength) return;
  for (let entry = at + 2; entry < end; entry += 12) {
    const tag = view.getUint16(entry, little);
    if (tag === ORIENTATION) exif.orientation = validOrientation(view.getUint16(entry + 8, little));
    if (tag === GPS_BLOCK) exif.found.add('place');
    if (tag === EXIF_BLOCK) waiting.push(view.getUint32(entry + 8, little));
    const meaning = meanings.get(tag);
    if (meaning !== undefined) exif.found.add(meaning);
  }
  // The entries are followed by the address of the next block, which describes the thumbnail.
  if (end + 4 <= view.byteLength) waiting.push(view.getUint32(end, little));
}

const validOrientation = (value: number) => (value >= 1 && value <= 8 ? value : 1);

/** A TIFF block that holds an orientation and nothing else. */
export function orientationBlock(orientation: number): Uint8Array {
  const header = '4d4d002a00000008';
  const entry = `0112000300000001000${orientation}0000`;
  return Buffer.from(`${header}0001${entry}00000000`, 'hex');
}
