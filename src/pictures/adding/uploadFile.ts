import { DetailedError, Upload } from 'tus-js-client';
import { readRefusal } from '../../lib/json/readRefusal';
import { readJson } from '../../lib/json/parseJson';
import { UploadedMedia, type MediaCrop } from '../../schema/media/mediaFile';

const uploadsAddress = '/api/media/uploads';

/** Milliseconds before each try after a lost connection. */
const retryDelays = [500, 1000, 3000, 5000, 10_000, 20_000];

/** The server ends a request after 20 seconds; a part of this size takes less on a line of 1 Mbit/s. */
const PART_BYTES = 2_000_000;

export type UploadOutcome =
  | { kind: 'stored'; file: UploadedMedia }
  | { kind: 'refused'; reason: string; canRetry: boolean }
  | { kind: 'cancelled' };

export type UploadProgress = { sent: number; total: number; isWaiting: boolean };

type UploadOptions = {
  /** The name of the file on the person's computer. */
  name: string;
  /** The stored file that this one is made from, and how. */
  madeFrom?: { file: string; crop: MediaCrop } | undefined;
  onProgress: (progress: UploadProgress) => void;
  signal: AbortSignal;
};

/**
 * Uploads a file to this server. After a lost connection it goes on where it was; a file that the person chooses again
 * after a reload likewise.
 */
export function uploadFile(file: Blob, options: UploadOptions): Promise<UploadOutcome> {
  const { name, madeFrom, onProgress, signal } = options;
  if (signal.aborted) return Promise.resolve({ kind: 'cancelled' });
  return new Promise((resolve) => {
    let progress: UploadProgress = { sent: 0, total: file.size, isWaiting: false };
    const report = (part: Partial<UploadProgress>) => {
      progress = { ...progress, ...part };
      onProgress(progress);
    };
    const upload = new Upload(file, {
      endpoint: uploadsAddress,
      retryDelays,
      chunkSize: PART_BYTES,
      metadata: {
        filename: name,
        ...(madeFrom ? { madeFrom: madeFrom.file, crop: JSON.stringify(madeFrom.crop) } : {}),
      },
      // A drawn picture has no name or date by which it could be found again.
      storeFingerprintForResuming: file instanceof File,
      removeFingerprintOnSuccess: true,
      onProgress: (sent) => report({ sent, isWaiting: false }),
      onShouldRetry: (error) => {
        const isLost = canRetry(statusOf(error));
        if (isLost) report({ isWaiting: true });
        return isLost;
      },
      onSuccess: ({ lastResponse }) =>
        void readStored(lastResponse.getBody(), upload.url).then((outcome) => settle(outcome)),
      onError: (error) => settle(refusalOf(error)),
    });
    const cancel = () => {
      settle({ kind: 'cancelled' });
      // The server removes what it has of it; without this request, after a day.
      void upload.abort(true).catch(() => undefined);
    };
    function settle(outcome: UploadOutcome) {
      signal.removeEventListener('abort', cancel);
      resolve(outcome);
    }
    signal.addEventListener('abort', cancel);
    void upload.findPreviousUploads().then(([previous]) => {
      if (signal.aborted) return;
      if (previous && file instanceof File) upload.resumeFromPreviousUpload(previous);
      upload.start();
    });
  });
}

/** The stored file in the last answer; requested where the upload had been complete before. */
async function readStored(body: string, address: string | null): Promise<UploadOutcome> {
  const known = UploadedMedia.safeParse(parseJson(body)).data ?? (await askFor(address));
  return known
    ? { kind: 'stored', file: known }
    : { kind: 'refused', reason: 'The server sent an unexpected response. Try again.', canRetry: true };
}

async function askFor(address: string | null): Promise<UploadedMedia | undefined> {
  if (address === null) return undefined;
  try {
    const answer = await fetch(address);
    return UploadedMedia.safeParse(await answer.json()).data;
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : undefined;
}

/** Without an answer, or with one that says "later". */
function canRetry(status: number): boolean {
  return [0, 408, 409, 423, 429].includes(status) || status >= 502;
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

function refusalOf(error: Error): UploadOutcome {
  const status = statusOf(error);
  const body = error instanceof DetailedError ? (error.originalResponse?.getBody() ?? '') : '';
  const reason = readRefusal(parseJson(body))?.message ?? statusMessages[status] ?? otherMessage(status);
  return { kind: 'refused', reason, canRetry: canRetry(status) || status === 507 };
}

const statusMessages: Partial<Record<number, string>> = {
  401: 'Sign in again to upload.',
  403: 'You don’t have permission to upload files.',
  413: 'The file is too large for this server. Choose a smaller one.',
  507: 'The server is out of space. Ask your administrator.',
};

const otherMessage = (status: number) =>
  status === 0
    ? 'Connection lost. Check your internet and try again.'
    : `The upload failed (status ${status}). Try again.`;
