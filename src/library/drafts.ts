import type { Draft } from '../schema/draft';
import { withDatabase } from './database';
import { exportRecord, readStoredDraft } from './readStoredDraft';
import type { Stored } from './storageTrouble';

/** A record that is no draft (any more): set aside with its text, so that the others load. */
export type DamagedDraft = { id: string; text: string };

export type FoundDraft =
  | { state: 'found'; draft: Draft }
  | { state: 'absent' }
  | { state: 'damaged'; damaged: DamagedDraft };

export type KeptDrafts = {
  /** Newest change first. */
  drafts: Draft[];
  damaged: DamagedDraft[];
};

function judge(stored: { id: string }): FoundDraft {
  const draft = readStoredDraft(stored);
  return draft
    ? { state: 'found', draft }
    : { state: 'damaged', damaged: { id: stored.id, text: exportRecord(stored) } };
}

export function readDraft(id: string): Promise<Stored<FoundDraft>> {
  return withDatabase(async (database) => {
    const stored = await database.get('drafts', id);
    return stored ? judge(stored) : { state: 'absent' };
  });
}

/** Answers once the browser has the draft on disk, not before. */
export function writeDraft(draft: Draft): Promise<Stored<void>> {
  return withDatabase(async (database) => {
    const change = database.transaction('drafts', 'readwrite', { durability: 'strict' });
    const put = change.store.put(draft);
    // Committed at once: a page that is being left would be gone before the browser commits by itself.
    change.commit();
    // Both are awaited together: when the change aborts, both fail, and neither may go unheard.
    await Promise.all([put, change.done]);
  });
}

export function deleteDraft(id: string): Promise<Stored<void>> {
  return withDatabase((database) => database.delete('drafts', id));
}

export function listDrafts(): Promise<Stored<KeptDrafts>> {
  return withDatabase(async (database) => {
    const found = (await database.getAll('drafts')).map(judge);
    return {
      drafts: found
        .flatMap((entry) => (entry.state === 'found' ? [entry.draft] : []))
        .sort((a, b) => b.changedAt - a.changedAt),
      damaged: found.flatMap((entry) => (entry.state === 'damaged' ? [entry.damaged] : [])),
    };
  });
}
