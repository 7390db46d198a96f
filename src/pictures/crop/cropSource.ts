import {
  type Drawable,
  drawPictureCut,
  turned,
  wholeOf,
  type PictureCut,
  fitWithin,
  isTransparent,
  encodePicture,
} from '../prepare/drawPicture';
import { findMediaFile } from '../library/mediaList';
import { readMediaCrop, type CropSettings, toMediaCrop } from './cropArea';
import { useEffect, useState } from 'react';
import { type MediaPlace, recommendedSize } from '../../preview/media/recommendedMedia';
import { mediaLimits } from '../../schema/media/mediaKinds';
import { makeThumbnail } from '../prepare/prepareFile';
import { uploadsInTurn, uploadThumbnail, type StoreOptions } from '../adding/storePicture';

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

/** The longer side of the copy that is moved on the screen: the original of a camera would make that slow. */
const copySide = 1600;

/** The address of a small copy of a picture, turned; undefined until it is drawn. */
export function useTurnedPicture(picture: Drawable, turn: PictureCut['turn']): string | undefined {
  const [copy, setCopy] = useState<{ turn: PictureCut['turn']; address: string }>();
  // The copy is a file in the browser, outside React.
  useEffect(() => {
    let address: string | undefined;
    let isStopped = false;
    const whole = { ...wholeOf(turned(picture, turn)), turn };
    const canvas = drawPictureCut(picture, whole, fitWithin(whole, { width: copySide, height: copySide }));
    canvas.toBlob(
      (blob) => {
        if (isStopped || !blob) return;
        address = URL.createObjectURL(blob);
        setCopy({ turn, address });
      },
      'image/jpeg',
      0.9,
    );
    return () => {
      isStopped = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [picture, turn]);
  return copy?.turn === turn ? copy.address : undefined;
}

export type CroppedPicture = { fileUrl: string; thumbnailUrl?: string | undefined };

type CropOutcome =
  | { kind: 'stored'; picture: CroppedPicture }
  | { kind: 'refused'; reason: string }
  | { kind: 'cancelled' };

/** Draws a crop at the recommended size and uploads it with its thumbnail; the original stays. */
export async function saveCrop(
  { picture, original, name }: CropSource,
  cut: PictureCut,
  settings: CropSettings,
  { place, ...options }: StoreOptions & { place: MediaPlace },
): Promise<CropOutcome> {
  const size = fitWithin(cut, recommendedSize(place, cut.width / cut.height));
  const canvas = drawPictureCut(picture, cut, size, settings.background);
  const [file, thumbnail] = [
    await encodePicture(canvas, {
      maxBytes: mediaLimits.recommendedPictureBytes,
      keepsTransparency: isTransparent(canvas),
    }),
    await makeThumbnail({ source: canvas, width: canvas.width, height: canvas.height }),
  ];
  if (!file) return { kind: 'refused', reason: 'This browser couldn’t save the crop.' };
  const upload = uploadsInTurn([file, thumbnail], options);
  const stored = await upload(file, {
    name,
    madeFrom: original === undefined ? undefined : { file: original, crop: toMediaCrop(settings) },
  });
  if (stored.kind !== 'stored') return stored;
  const small = thumbnail && (await uploadThumbnail(upload, thumbnail, stored.file, name));
  if (small && small.kind !== 'stored') return small;
  return { kind: 'stored', picture: { fileUrl: stored.file.url, thumbnailUrl: small?.file.url } };
}
