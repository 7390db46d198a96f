import type { Size } from '../../preview/media/mediaBox';
import { DETECTED_BYTES, detectMediaKind, withArticle } from '../../schema/media/detectMediaKind';
import { kindInfo, type FileMediaKind, mediaLimits } from '../../schema/media/mediaKinds';
import { formatBytes, formatNumber } from '../../schema/values/text';
import {
  fitWithin,
  drawPictureCut,
  isTransparent,
  wholeOf,
  type Drawable,
  encodePicture,
} from './drawPicture';
import { jpegOrientation, statedSize } from './pictureHeader';
import { openFilm, openPicture } from './openPicture';

/** A file that can be uploaded as it is, with what was made of it. */
type PreparedFile = {
  file: Blob;
  /** The file that the person chose, if `file` is made from it: it is kept, so that the crop can change later. */
  original?: Blob;
  thumbnail?: Blob | undefined;
  /** What was done to the file and what it lacks, in sentences. */
  notes: readonly string[];
};

export type Preparation = { ok: true; prepared: PreparedFile } | { ok: false; reason: string };

/** A picture is made smaller down to this size only if it is too large: more pixels than any phone shows. */
const largestPicture: Size = { width: 2160, height: 2160 };
/** The longer side of a thumbnail, in px: sharp on a phone at twice its box, and well below the limit. */
const thumbnailSide = 640;
/** The part of a picture file in which its size and orientation stand. */
const headBytes = 256 * 1024;
const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, headBytes).arrayBuffer());

/** Pictures of kinds that cards do not take, but that this browser may be able to show: they become JPEG or PNG. */
const CONVERTIBLE = /^(?:HEIC|AVIF|WebP|BMP) picture$|^SVG drawing$|^icon$/;

/** Looks at a file and makes what a card needs of it: a picture of a fitting size, and a thumbnail. */
export async function prepareFile(file: File): Promise<Preparation> {
  if (file.size === 0) return refuse(`${file.name} is empty.`);
  if (file.size > mediaLimits.fileBytes)
    return refuse(`${file.name} has ${formatBytes(file.size)}. Choose a file of up to 100 MB.`);
  const found = detectMediaKind(new Uint8Array(await file.slice(0, DETECTED_BYTES).arrayBuffer()));
  if (found && 'kind' in found) {
    const { group } = kindInfo(found.kind);
    if (group === 'picture') return preparePicture(file, found.kind);
    const prepared = group === 'film' ? await prepareFilm(file) : preparePdf(file);
    return { ok: true, prepared: { ...prepared, notes: [...prepared.notes, ...hiddenData(found.kind)] } };
  }
  if (found && CONVERTIBLE.test(found.foreign)) return preparePicture(file, undefined, found.foreign);
  return refuse(
    `${file.name} is ${found ? withArticle(found.foreign) : 'not a picture, video or PDF'}. Choose a JPEG, PNG, GIF, MP4, WebM or PDF file.`,
  );
}

/** A file that is stored as it is keeps what a camera or program wrote into it. */
const hiddenData = (kind: FileMediaKind) =>
  kindInfo(kind).keepsMetadata
    ? [`Hidden data such as author, date or location is not removed from ${kindInfo(kind).name} files.`]
    : [];

const refuse = (reason: string): Preparation => ({ ok: false, reason });

async function preparePicture(
  file: File,
  kind: FileMediaKind | undefined,
  foreign = '',
): Promise<Preparation> {
  // Before the browser decodes it: a small file with huge dimensions would fill the memory.
  const stated = statedSize(kind, await headOf(file));
  if (stated && stated.width * stated.height > mediaLimits.pixels)
    return refuse(tooManyPixels(file.name, stated));
  const opened = await openPicture(file);
  if (opened.kind === 'tooManyPixels') return refuse(tooManyPixels(file.name, opened.size));
  if (opened.kind === 'unreadable')
    return refuse(
      kind === undefined
        ? `${file.name} is ${withArticle(foreign)}, which this browser can’t open. Save it as JPEG or PNG.`
        : `${file.name} can’t be opened and may be damaged. Save it again and retry.`,
    );
  const { picture, close } = opened;
  try {
    const thumbnail = await makeThumbnail(picture);
    const [first, ...rest] = await reasonsToRedraw(file, kind, picture);
    if (first === undefined || kind === 'gif')
      return { ok: true, prepared: { file, thumbnail, notes: gifNotes(kind, file.size) } };
    const canvas = drawPictureCut(picture, wholeOf(picture), fitWithin(picture, largestPicture));
    const redrawn = await encodePicture(canvas, {
      maxBytes: mediaLimits.recommendedPictureBytes,
      keepsTransparency: isTransparent(canvas),
    });
    if (!redrawn) return refuse(`${file.name} couldn’t be made small enough. Choose a smaller picture.`);
    const notes = [first, ...rest].map((reason) => `${reason} (now ${formatBytes(redrawn.size)}).`);
    // Other programs could not show the original of a foreign kind, and the server does not keep it.
    const original = kind === undefined ? {} : { original: file };
    return { ok: true, prepared: { file: redrawn, ...original, thumbnail, notes } };
  } finally {
    close();
  }
}

function tooManyPixels(name: string, { width, height }: Size): string {
  const most = `${mediaLimits.pixels / 1_000_000} million`;
  return `${name} has ${formatNumber(width)} × ${formatNumber(height)} pixels. Make it smaller: at most ${most} pixels are allowed.`;
}

/** Why a picture is not sent as it is: each reason as the start of a sentence. */
async function reasonsToRedraw(file: File, kind: FileMediaKind | undefined, size: Size): Promise<string[]> {
  if (kind === undefined) return ['Converted to a format that phones show'];
  if (file.size > mediaLimits.recommendedPictureBytes) return [`Compressed from ${formatBytes(file.size)}`];
  if (Math.max(size.width, size.height) > 2 * largestPicture.width) return ['Reduced the number of pixels'];
  if (kind !== 'jpeg') return [];
  // A phone that reads no orientation would show it lying on its side.
  return jpegOrientation(await headOf(file)) === 1 ? [] : ['Turned upright'];
}

function gifNotes(kind: FileMediaKind | undefined, bytes: number): string[] {
  return kind === 'gif' && bytes > mediaLimits.recommendedPictureBytes
    ? [`This GIF (${formatBytes(bytes)}) loads slowly. Use one of up to 2 MB.`]
    : [];
}

/** A small copy with the whole picture, at its own ratio. */
export function makeThumbnail(picture: Drawable): Promise<Blob | undefined> {
  const size = fitWithin(picture, { width: thumbnailSide, height: thumbnailSide });
  return encodePicture(drawPictureCut(picture, wholeOf(picture), size), {
    maxBytes: mediaLimits.recommendedThumbnailBytes,
  });
}

async function prepareFilm(file: File): Promise<PreparedFile> {
  const slow =
    file.size > mediaLimits.recommendedFilmBytes
      ? [`This video (${formatBytes(file.size)}) loads slowly. Use one of up to 10 MB.`]
      : [];
  const without = (why: string): PreparedFile => ({
    file,
    notes: [...slow, `No thumbnail was created because ${why}. Add one under “More”.`],
  });
  const film = await openFilm(file);
  if (!film) return without('this browser can’t play the video');
  try {
    // The first frame is often black.
    await film.seek(Math.min(1, film.duration / 2));
    return { file, thumbnail: await makeThumbnail(film), notes: slow };
  } catch {
    return without('the video has no readable frame');
  } finally {
    film.close();
  }
}

function preparePdf(file: File): PreparedFile {
  return { file, notes: ['Only Google Messages in India shows PDFs (first page only).'] };
}
