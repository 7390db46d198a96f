import { type MediaPlace, recommendedSize } from '../../preview/media/recommendedMedia';
import { mediaLimits } from '../../schema/media/mediaLimits';
import { drawPicture, isTransparent, type Cut } from '../prepare/drawPicture';
import { encodePicture } from '../prepare/encodePicture';
import { makeThumbnail } from '../prepare/prepareFile';
import type { UploadProgress } from '../upload/uploadFile';
import { uploadsInTurn } from '../upload/uploadsInTurn';
import { fitWithin } from '../prepare/cropGeometry';
import { toMediaCrop, type CropSettings } from './cropSettings';
import type { CropSource } from './loadPicture';

export type CroppedPicture = { fileUrl: string; thumbnailUrl?: string };

export type CropOutcome =
  | { kind: 'stored'; picture: CroppedPicture }
  | { kind: 'refused'; reason: string }
  | { kind: 'cancelled' };

type SaveOptions = {
  place: MediaPlace;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
};

/** Draws a crop at the recommended size and uploads it with its thumbnail; the original stays. */
export async function saveCrop(
  { picture, original, name }: CropSource,
  cut: Cut,
  settings: CropSettings,
  { place, signal, onProgress }: SaveOptions,
): Promise<CropOutcome> {
  const size = fitWithin(cut, recommendedSize(place, cut.width / cut.height));
  const canvas = drawPicture(picture, cut, size);
  const [file, thumbnail] = [
    await encodePicture(canvas, {
      maxBytes: mediaLimits.recommendedPictureBytes,
      keepsTransparency: isTransparent(canvas),
    }),
    await makeThumbnail({ source: canvas, width: canvas.width, height: canvas.height }),
  ];
  if (!file) return { kind: 'refused', reason: 'This browser could not save the crop.' };
  const upload = uploadsInTurn([file, thumbnail], signal, onProgress);
  const stored = await upload(file, {
    name,
    madeFrom: original === undefined ? undefined : { file: original, crop: toMediaCrop(settings) },
  });
  if (stored.kind !== 'stored') return stored;
  const { file: storedFile } = stored;
  const small =
    thumbnail &&
    (await upload(thumbnail, {
      name: `${name} (thumbnail)`,
      madeFrom: { file: storedFile.file, crop: { thumbnail: true } },
    }));
  if (small && small.kind !== 'stored') return small;
  return {
    kind: 'stored',
    picture: { fileUrl: storedFile.url, ...(small ? { thumbnailUrl: small.file.url } : {}) },
  };
}
