import type { Size } from '../../preview/media/mediaBox';
import type { FileMediaKind } from '../../schema/media/mediaKinds';

const exifHeader = 'Exif\0\0';
const orientationTag = 0x0112;

/** The parts of a JPEG file until its pixels: the marker of each, and where its length stands. */
function* jpegParts(view: DataView): Generator<{ marker: number; at: number }> {
  for (let at = 2; at + 4 <= view.byteLength;) {
    const marker = view.getUint16(at);
    // After the start of the scan there are only pixels.
    if (marker >>> 8 !== 0xff || marker === 0xffda) return;
    yield { marker, at: at + 2 };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}

const viewOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * The EXIF orientation of a JPEG file, from its first bytes: 1 is upright, 2 to 8 are turned or mirrored. 1 where there
 * is none.
 */
export function jpegOrientation(bytes: Uint8Array<ArrayBuffer>): number {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return 1;
  for (const { marker, at } of jpegParts(view))
    if (marker === 0xffe1 && textAt(bytes, at + 2, exifHeader.length) === exifHeader)
      return readTag(view, at + 2 + exifHeader.length);
  return 1;
}

/** The orientation in a TIFF block: its byte order, then the entries of its first directory. */
function readTag(view: DataView, start: number): number {
  const has = (at: number, size: number) => at >= 0 && at + size <= view.byteLength;
  if (!has(start, 8)) return 1;
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  if (!has(directory, 2)) return 1;
  const count = Math.min(view.getUint16(directory, isLittle), 200);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (!has(entry, 12)) return 1;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** The size in px that the beginning of a picture file states, before it is decoded. Undefined if it states none. */
export function statedSize(
  kind: FileMediaKind | undefined,
  bytes: Uint8Array<ArrayBuffer>,
): Size | undefined {
  const view = viewOf(bytes);
  if (kind === 'png' && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (kind === 'gif' && bytes.length >= 10)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (kind !== 'jpeg') return undefined;
  for (const { marker, at } of jpegParts(view))
    if (isFrame(marker) && at + 7 <= bytes.length)
      return { width: view.getUint16(at + 5), height: view.getUint16(at + 3) };
  return undefined;
}

/** Markers of a frame are C0 to CF, without those of tables. */
const isFrame = (marker: number) =>
  marker >= 0xffc0 && marker <= 0xffcf && ![4, 8, 12].includes(marker & 0xf);
