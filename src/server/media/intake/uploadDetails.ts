import { readJson } from '../../../lib/json/parseJson';
import { MediaCrop, MediaFileName } from '../../../schema/media/mediaFile';
import { mediaLimits } from '../../../schema/media/mediaKinds';
import { cleanFileName } from './fileName';
import { refusals } from './uploadRefusal';

/** What an uploader says about a file. */
export type UploadDetails = {
  name: string;
  /** The stored file that this one was made from, and how. */
  madeFrom?: string | undefined;
  crop?: MediaCrop | undefined;
};

type Said = { name?: string | null; madeFrom?: string | null; crop?: string | null };

/**
 * Checks what an uploader says about a file.
 *
 * @throws {UploadRefusal} if the original or the crop is of another form
 */
export function readUploadDetails({ name, madeFrom, crop }: Said): UploadDetails {
  return {
    name: cleanFileName(name),
    ...(madeFrom ? { madeFrom: readOriginal(madeFrom) } : {}),
    ...(crop ? { crop: readCrop(crop) } : {}),
  };
}

function readOriginal(madeFrom: string): string {
  if (!MediaFileName.safeParse(madeFrom).success) throw refusals.metadata('madeFrom');
  return madeFrom;
}

function readCrop(crop: string): MediaCrop {
  const json = crop.length > mediaLimits.cropCharacters ? undefined : readJson(crop);
  const result = MediaCrop.safeParse(json?.ok ? json.value : undefined);
  if (!result.success) throw refusals.metadata('crop');
  return result.data;
}
