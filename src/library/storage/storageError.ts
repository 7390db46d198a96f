/** Why the browser does not store drafts now. */
export type StorageError = 'missing' | 'refused' | 'silent' | 'blocked' | 'outdated' | 'full';

/** The result of a storage operation. Errors are values: storage functions never throw. */
export type Stored<Value> = { ok: true; value: Value } | { ok: false; error: StorageError };

/** The messages for each error: the problem, and the remedy. */
export const storageErrorMessages = {
  missing: {
    title: 'This browser will not keep drafts',
    next: 'It offers no storage here, perhaps because of a private window or a policy. Download draft before you close the page.',
  },
  refused: {
    title: 'This browser refuses to keep drafts',
    next: 'Its storage answered with an error. Saving is tried again; download the draft before you close the page.',
  },
  silent: {
    title: 'This browser does not answer when a draft is saved',
    next: 'Saving is tried again. If this stays, download the draft and restart the browser.',
  },
  blocked: {
    title: 'Another tab holds the drafts',
    next: 'It runs an older version of this page. Close it; saving is tried again.',
  },
  outdated: {
    title: 'A newer version of this page is open in another tab',
    next: 'This tab no longer saves, so that it cannot spoil newer drafts. Download draft, then reload this tab.',
  },
  full: {
    title: 'The storage of this browser is full',
    next: 'The last saved version is kept. Delete drafts that you no longer need, or free space on this device; saving is tried again.',
  },
} satisfies Record<StorageError, { title: string; next: string }>;

/** What is said of an act that the storage refused. */
export const notDone = (error: StorageError): string => `Not done. ${storageErrorMessages[error].title}.`;

/** The storage error for an exception that the browser has thrown. */
export function toStorageError(error: unknown): StorageError {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'outdated' : 'refused';
}
