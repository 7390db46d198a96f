import type { FileMediaKind } from '../../../schema/media/mediaKinds';
import { DamagedFile, type Cleaned, type PixelSize } from './fileMetadata';
import { cleanGif, measureGif } from './gif';
import { cleanIsoMedia, measureIsoMedia } from './isoMedia';
import { cleanJpeg, measureJpeg } from './jpeg';
import { cleanPng, measurePng } from './png';

/** Takes the metadata out of a file where this is possible without encoding it again. May change the bytes. */
const cleaners = {
  jpeg: cleanJpeg,
  png: cleanPng,
  gif: cleanGif,
  mp4: cleanIsoMedia,
  m4v: cleanIsoMedia,
  h263: cleanIsoMedia,
  mpeg: asItIs,
  webm: asItIs,
  pdf: cleanPdf,
} satisfies Record<FileMediaKind, (bytes: Uint8Array) => Cleaned>;

const measures = {
  jpeg: measureJpeg,
  png: measurePng,
  gif: measureGif,
  mp4: measureIsoMedia,
  m4v: measureIsoMedia,
  h263: measureIsoMedia,
  mpeg: () => undefined,
  webm: () => undefined,
  pdf: () => undefined,
} satisfies Record<FileMediaKind, (bytes: Uint8Array) => PixelSize | undefined>;

/** The file without metadata; undefined if it is damaged. */
export function cleanFile(kind: FileMediaKind, bytes: Uint8Array): Cleaned | undefined {
  try {
    return cleaners[kind](bytes);
  } catch (error) {
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}

/** The size in pixels by the beginning of a file, as people see it; undefined if it is not found there. */
export const measurePixels = (kind: FileMediaKind, start: Uint8Array): PixelSize | undefined =>
  measures[kind](start);

function asItIs(bytes: Uint8Array): Cleaned {
  return { parts: [bytes], removed: new Set() };
}

/** A PDF ends with `%%EOF`, with little behind it. */
const PDF_END_BYTES = 2048;

function cleanPdf(bytes: Uint8Array): Cleaned {
  const end = Buffer.from(bytes.subarray(-PDF_END_BYTES)).toString('latin1');
  if (!end.includes('%%EOF')) throw new DamagedFile();
  return asItIs(bytes);
}
