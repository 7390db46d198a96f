import { requireLease, takeLease } from './writeLeases';
import { withDatabase } from './database';
import { readRecord, toStored, type DraftRecord, type FoundDraft } from './draftRecord';
import type { HistoryChange } from './historyRows';
import type { Stored } from './storageError';

/**
 * Takes the write lease of a draft if it still has the revision that was read; 0 if it is not stored yet. Returns the
 * number of the lease, or the stored record if it is another one.
 */
export function takeWriteLease(id: string, revision: number): Promise<Stored<number | FoundDraft>> {
  return withDatabase(async (database) => {
    const work = database.transaction(['drafts', 'claims'], 'readwrite');
    const stored = readRecord(await work.objectStore('drafts').get(id));
    const isAsRead = stored.state === 'absent' || (stored.state === 'found' && stored.revision === revision);
    const lease = isAsRead ? await takeLease(work.objectStore('claims'), id) : undefined;
    await work.done;
    return lease ?? stored;
  });
}

/**
 * Writes a draft under a lease, as the next revision. If the lease has been revoked, writes nothing and returns the
 * stored record, else undefined. Resolves only once the browser has the draft on disk.
 */
export function writeDraft(
  { draft, ...facts }: DraftRecord,
  lease: number,
  history: HistoryChange,
): Promise<Stored<FoundDraft | undefined>> {
  const revision = facts.revision + 1;
  return withDatabase(async (database) => {
    const work = database.transaction(['drafts', 'histories', 'claims'], 'readwrite', {
      durability: 'strict',
    });
    const done = [
      requireLease(work.objectStore('claims'), draft.id, lease),
      work.objectStore('drafts').put(toStored({ draft, ...facts, revision })),
      ...history.write(work.objectStore('histories'), revision),
      work.done,
    ];
    // Commit at once: a page that is being left may be gone before the browser commits by itself.
    work.commit();
    try {
      // Await all together: if the transaction aborts, each of them rejects, and no rejection may go unhandled.
      await Promise.all(done);
      return undefined;
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'ConstraintError') throw error;
      return readRecord(await database.get('drafts', draft.id));
    }
  });
}
