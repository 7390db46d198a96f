import type { UploadedMedia } from '../../../schema/media/mediaFile';
import { prepareFile } from '../prepare/prepareFile';
import { uploadFile, type UploadOutcome, type UploadProgress } from '../upload/uploadFile';

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

type StoreOptions = { signal: AbortSignal; onProgress: (progress: UploadProgress) => void };

export type StorePicture = (file: File, options: StoreOptions) => Promise<StoreOutcome>;

/** Prepares a file and uploads it with its thumbnail; the file that it is made from first, so that it is kept. */
export const storePicture: StorePicture = async (file, { signal, onProgress }) => {
  const preparation = await prepareFile(file);
  if (signal.aborted) return { kind: 'cancelled' };
  if (!preparation.ok) return { kind: 'refused', reason: preparation.reason, canRetry: false };
  const { prepared } = preparation;
  const upload = uploadsInTurn([prepared.original, prepared.file, prepared.thumbnail], signal, onProgress);

  const original = prepared.original && (await upload(prepared.original, { name: file.name }));
  if (original && original.kind !== 'stored') return original;
  const madeFrom = original && { file: original.file.file, crop: { whole: true } };
  const stored = await upload(prepared.file, { name: file.name, madeFrom });
  if (stored.kind !== 'stored') return stored;
  const thumbnail =
    prepared.thumbnail &&
    (await upload(prepared.thumbnail, {
      name: `${file.name} (thumbnail)`,
      madeFrom: { file: stored.file.file, crop: { thumbnail: true } },
    }));
  if (thumbnail?.kind === 'cancelled') return thumbnail;
  const isMissing = thumbnail?.kind === 'refused';
  return {
    kind: 'stored',
    picture: {
      fileUrl: stored.file.url,
      ...(thumbnail?.kind === 'stored' ? { thumbnailUrl: thumbnail.file.url } : {}),
      file: stored.file,
      notes: isMissing ? [...prepared.notes, `No thumbnail: ${thumbnail.reason}`] : prepared.notes,
    },
  };
};

type UploadNames = Pick<Parameters<typeof uploadFile>[1], 'name' | 'madeFrom'>;

/** Uploads of one file after the other, with one progress over all of them. */
export function uploadsInTurn(
  files: readonly (Blob | undefined)[],
  signal: AbortSignal,
  onProgress: StoreOptions['onProgress'],
) {
  const total = files.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  let done = 0;
  return async (file: Blob, names: UploadNames): Promise<UploadOutcome> => {
    const outcome = await uploadFile(file, {
      ...names,
      signal,
      onProgress: ({ sent, isWaiting }) => onProgress({ sent: done + sent, total, isWaiting }),
    });
    done += file.size;
    return outcome;
  };
}
