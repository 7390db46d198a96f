import { uploadFile, type UploadOutcome, type UploadProgress } from './uploadFile';

type UploadNames = Pick<Parameters<typeof uploadFile>[1], 'name' | 'madeFrom'>;

/** Uploads of one file after the other, with one progress over all of them. */
export function uploadsInTurn(
  files: readonly (Blob | undefined)[],
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
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
