/** Why the browser does not store drafts now. */
export type StorageError = 'missing' | 'refused' | 'silent' | 'blocked' | 'outdated' | 'full';

/** The result of a storage operation. Errors are values: storage functions never throw. */
export type Stored<Value> = { ok: true; value: Value } | { ok: false; error: StorageError };

/** The messages for each error: the problem, and the remedy. */
export const storageErrorMessages = {
  missing: {
    title: 'This browser can’t save drafts',
    next: 'A private window or a company policy may block storage. Download the draft before you close the page.',
  },
  refused: {
    title: 'This browser’s storage reports an error',
    next: 'Saving will be tried again. Download the draft before you close the page.',
  },
  silent: {
    title: 'This browser’s storage isn’t responding',
    next: 'Saving will be tried again. If it keeps failing, download the draft and restart the browser.',
  },
  blocked: {
    title: 'Another tab is blocking the drafts',
    next: 'It runs an older version of this page. Close that tab; saving will be tried again.',
  },
  outdated: {
    title: 'A newer version of this page is open in another tab',
    next: 'This tab no longer saves, to protect newer drafts. Download the draft, then reload this tab.',
  },
  full: {
    title: 'This browser’s storage is full',
    next: 'Your last saved version is safe. Delete drafts you no longer need, or free up space on this device.',
  },
} satisfies Record<StorageError, { title: string; next: string }>;

/** What is said of an act that the storage refused. */
export const notDone = (error: StorageError): string =>
  `That didn’t work. ${storageErrorMessages[error].title}.`;

/** The storage error for an exception that the browser has thrown. */
export function toStorageError(error: unknown): StorageError {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'outdated' : 'refused';
}
