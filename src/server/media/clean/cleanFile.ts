import { setImmediate } from 'node:timers/promises';
import type { FileMediaKind } from '../../../schema/media/mediaKinds';
import { DamagedFile, type Cleaned, type PixelSize } from './fileMetadata';
import { cleanGif, measureGif } from './gif';
import { cleanIsoMedia, measureIsoMedia } from './isoMedia';
import type { InSlices } from './keptRanges';
import { cleanJpeg, measureJpeg } from './jpeg';
import { cleanPng, measurePng } from './png';

type Format = {
  /** Takes the metadata out where this is possible without encoding the file again. May change the bytes. */
  clean: (bytes: Uint8Array) => InSlices<Cleaned>;
  measure?: (start: Uint8Array) => PixelSize | undefined;
};

const isoMedia = { clean: atOnce(cleanIsoMedia), measure: measureIsoMedia };
const formats: Record<FileMediaKind, Format> = {
  jpeg: { clean: cleanJpeg, measure: measureJpeg },
  png: { clean: cleanPng, measure: measurePng },
  gif: { clean: cleanGif, measure: measureGif },
  mp4: isoMedia,
  m4v: isoMedia,
  h263: isoMedia,
  mpeg: { clean: atOnce(asItIs) },
  webm: { clean: atOnce(asItIs) },
  pdf: { clean: atOnce(cleanPdf) },
};

/**
 * Takes the metadata out, slice by slice.
 *
 * @throws {DamagedFile} if the file is damaged
 */
export const cleanInSlices = (kind: FileMediaKind, bytes: Uint8Array): InSlices<Cleaned> =>
  formats[kind].clean(bytes);

/** The file without metadata; undefined if it is damaged. Other work goes on between the slices. */
export async function cleanFile(kind: FileMediaKind, bytes: Uint8Array): Promise<Cleaned | undefined> {
  const slices = cleanInSlices(kind, bytes);
  try {
    for (;;) {
      const { done, value } = slices.next();
      if (done === true) return value;
      await setImmediate();
    }
  } catch (error) {
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}

/** For formats whose work is short, whatever their size. */
function atOnce(clean: (bytes: Uint8Array) => Cleaned): Format['clean'] {
  // oxlint-disable-next-line require-yield
  return function* (bytes) {
    return clean(bytes);
  };
}

/** The size in pixels by the beginning of a file, as people see it; undefined if it is not found there. */
export const measurePixels = (kind: FileMediaKind, start: Uint8Array): PixelSize | undefined =>
  formats[kind].measure?.(start);

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
