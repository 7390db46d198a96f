import type { UploadedMedia } from '../../schema/media/mediaFile';
import { prepareFile } from '../prepare/prepareFile';
import { uploadFile, type UploadOutcome, type UploadProgress } from './uploadFile';

/** A file that was stored for a card: its addresses, and what was done to it, in sentences. */
export type StoredPicture = {
  fileUrl: string;
  thumbnailUrl?: string | undefined;
  file: UploadedMedia;
  notes: readonly string[];
};

export type StoreOutcome =
  | { kind: 'stored'; picture: StoredPicture }
  | { kind: 'refused'; reason: string; canRetry: boolean }
  | { kind: 'cancelled' };

export type StoreOptions = { signal: AbortSignal; onProgress: (progress: UploadProgress) => void };

export type StorePicture = (file: File, options: StoreOptions) => Promise<StoreOutcome>;

/** Prepares a file and uploads it with its thumbnail; the file that it is made from first, so that it is kept. */
export const storePicture: StorePicture = async (file, options) => {
  const preparation = await prepareFile(file);
  if (options.signal.aborted) return { kind: 'cancelled' };
  if (!preparation.ok) return { kind: 'refused', reason: preparation.reason, canRetry: false };
  const { original, file: picture, thumbnail, notes } = preparation.prepared;
  const upload = uploadsInTurn([original, picture, thumbnail], options);

  const kept = original && (await upload(original, { name: file.name }));
  if (kept && kept.kind !== 'stored') return kept;
  const madeFrom = kept && { file: kept.file.file, crop: { whole: true } };
  const stored = await upload(picture, { name: file.name, madeFrom });
  if (stored.kind !== 'stored') return stored;
  const small = thumbnail && (await uploadThumbnail(upload, thumbnail, stored.file, file.name));
  if (small?.kind === 'cancelled') return small;
  return {
    kind: 'stored',
    picture: {
      fileUrl: stored.file.url,
      thumbnailUrl: small?.kind === 'stored' ? small.file.url : undefined,
      file: stored.file,
      notes: small?.kind === 'refused' ? [...notes, `No thumbnail: ${small.reason}`] : notes,
    },
  };
};

type Upload = (
  file: Blob,
  names: Pick<Parameters<typeof uploadFile>[1], 'name' | 'madeFrom'>,
) => Promise<UploadOutcome>;

/** Uploads of one file after the other, with one progress over all of them. */
export function uploadsInTurn(
  files: readonly (Blob | undefined)[],
  { signal, onProgress }: StoreOptions,
): Upload {
  const total = files.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  let done = 0;
  return async (file, names) => {
    const outcome = await uploadFile(file, {
      ...names,
      signal,
      onProgress: ({ sent, isWaiting }) => onProgress({ sent: done + sent, total, isWaiting }),
    });
    done += file.size;
    return outcome;
  };
}

export const uploadThumbnail = (upload: Upload, thumbnail: Blob, of: UploadedMedia, name: string) =>
  upload(thumbnail, {
    name: `${name} (thumbnail)`,
    madeFrom: { file: of.file, crop: { thumbnail: true } },
  });
