import { holdLease, takeLease } from './writeLeases';
import { withDatabase } from './database';
import { readRecord, toStored, type DraftRecord, type FoundDraft } from './draftRecord';
import type { HistoryChange } from './historyRows';
import type { Stored } from './storageError';

/** What is stored is not what the writer has read: it is left as it is. */
export type Conflict = { state: 'conflict'; stored: FoundDraft };

/** Takes a draft for writing when it is still of the revision that was read; 0 when it is not kept yet. */
export function takeWriteLease(
  id: string,
  revision: number,
): Promise<Stored<{ state: 'claimed'; claim: number } | Conflict>> {
  return withDatabase(async (database) => {
    const work = database.transaction(['drafts', 'claims'], 'readwrite');
    const stored = readRecord(await work.objectStore('drafts').get(id));
    const isAsRead = stored.state === 'absent' || (stored.state === 'found' && stored.revision === revision);
    const claim = isAsRead ? await takeLease(work.objectStore('claims'), id) : undefined;
    await work.done;
    return claim === undefined ? { state: 'conflict', stored } : { state: 'claimed', claim };
  });
}

/**
 * Writes a draft under a claim, as the next revision; nothing is written when another has taken the draft
 * since. Answers once the browser has it on disk, not before.
 */
export function writeDraft(
  { draft, ...facts }: DraftRecord,
  claim: number,
  history?: HistoryChange,
): Promise<Stored<{ state: 'written'; revision: number } | Conflict>> {
  const revision = facts.revision + 1;
  return withDatabase(async (database) => {
    const work = database.transaction(['drafts', 'histories', 'claims'], 'readwrite', {
      durability: 'strict',
    });
    const done = [
      holdLease(work.objectStore('claims'), draft.id, claim),
      work.objectStore('drafts').put(toStored({ draft, ...facts, revision })),
      ...(history?.write(work.objectStore('histories'), revision) ?? []),
      work.done,
    ];
    // Committed at once: a page that is being left would be gone before the browser commits by itself.
    work.commit();
    try {
      // Awaited together: when the change aborts, all fail, and none may go unheard.
      await Promise.all(done);
      return { state: 'written' as const, revision };
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'ConstraintError') throw error;
      const stored = readRecord(await database.get('drafts', draft.id));
      return { state: 'conflict' as const, stored };
    }
  });
}
