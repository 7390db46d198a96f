import type { Drawable } from '../prepare/drawPicture';
import { findMediaFile } from '../readMediaList';
import { readMediaCrop, type CropSettings } from './cropSettings';

const loadTimeoutMs = 15_000;

/** A picture to crop: itself, the stored file that it is the original of, and how it is cropped now. */
export type CropSource = {
  picture: Drawable;
  /** The name of the stored file that a crop is made from; undefined for a picture of another host. */
  original: string | undefined;
  name: string;
  settings: CropSettings | undefined;
};

/** Loads the picture of a card, uncropped where it was cropped here. Undefined if it cannot be read. */
export async function loadCropSource(
  fileUrl: string,
  toSource: (address: string) => string | undefined,
): Promise<CropSource | undefined> {
  const source = toSource(fileUrl);
  if (source === undefined) return undefined;
  // Without an answer the picture is cropped as it is.
  const stored = source.startsWith('/media/')
    ? await findMediaFile(fileUrl).catch(() => undefined)
    : undefined;
  const madeFrom = stored?.madeFrom;
  const settings = readMediaCrop(stored?.crop);
  const name = stored?.name ?? nameIn(fileUrl);
  if (stored && madeFrom !== undefined) {
    const picture = await loadDrawable(source.replace(stored.file, madeFrom));
    if (picture) return { picture, original: madeFrom, name, settings };
  }
  const picture = await loadDrawable(source);
  return picture && { picture, original: stored?.file, name, settings: undefined };
}

const nameIn = (address: string) => decodeURI(new URL(address).pathname.split('/').at(-1) ?? 'picture');

/** A picture that may be drawn and read back: its host must allow it. */
async function loadDrawable(source: string): Promise<Drawable | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.src = source;
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), loadTimeoutMs);
  });
  try {
    const loaded = await Promise.race([image.decode().then(() => image), timeout]);
    const { naturalWidth: width, naturalHeight: height } = image;
    return loaded && width > 0 && height > 0 ? { source: image, width, height } : undefined;
  } catch {
    return undefined;
  }
}
