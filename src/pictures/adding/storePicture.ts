import type { UploadedMedia } from '../../schema/media/mediaFile';
import { prepareFile } from '../prepare/prepareFile';
import type { UploadProgress } from '../upload/uploadFile';
import { uploadsInTurn } from '../upload/uploadsInTurn';

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
