import { requireLease, takeLease } from './writeLeases';
import { withDatabase } from './database';
import { readRecord, toStored, type DraftRecord, type FoundDraft } from './draftRecord';
import type { HistoryChange } from './historyRows';
import type { Stored } from './storageError';

/** The stored record is not the one that the writer has read; it is left unchanged. */
export type WriteConflict = { state: 'conflict'; stored: FoundDraft };

/** Takes the write lease of a draft if it still has the revision that was read; 0 if it is not stored yet. */
export function takeWriteLease(
  id: string,
  revision: number,
): Promise<Stored<{ state: 'leased'; lease: number } | WriteConflict>> {
  return withDatabase(async (database) => {
    const work = database.transaction(['drafts', 'claims'], 'readwrite');
    const stored = readRecord(await work.objectStore('drafts').get(id));
    const isAsRead = stored.state === 'absent' || (stored.state === 'found' && stored.revision === revision);
    const lease = isAsRead ? await takeLease(work.objectStore('claims'), id) : undefined;
    await work.done;
    return lease === undefined ? { state: 'conflict', stored } : { state: 'leased', lease };
  });
}

/**
 * Writes a draft under a lease, as the next revision. Writes nothing if the lease has been revoked. Resolves only
 * once the browser has the draft on disk.
 */
export function writeDraft(
  { draft, ...facts }: DraftRecord,
  lease: number,
  history?: HistoryChange,
): Promise<Stored<{ state: 'written'; revision: number } | WriteConflict>> {
  const revision = facts.revision + 1;
  return withDatabase(async (database) => {
    const work = database.transaction(['drafts', 'histories', 'claims'], 'readwrite', {
      durability: 'strict',
    });
    const done = [
      requireLease(work.objectStore('claims'), draft.id, lease),
      work.objectStore('drafts').put(toStored({ draft, ...facts, revision })),
      ...(history?.write(work.objectStore('histories'), revision) ?? []),
      work.done,
    ];
    // Commit at once: a page that is being left may be gone before the browser commits by itself.
    work.commit();
    try {
      // Await all together: if the transaction aborts, each of them rejects, and no rejection may go unhandled.
      await Promise.all(done);
      return { state: 'written' as const, revision };
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'ConstraintError') throw error;
      const stored = readRecord(await database.get('drafts', draft.id));
      return { state: 'conflict' as const, stored };
    }
  });
}
