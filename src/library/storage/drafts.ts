import type { Draft } from '../../schema/draft/draft';
import { announceDraft } from './channel';
import { keysBelow, takeLease } from './writeLeases';
import { withDatabase, type DatabaseChange } from './database';
import { readRecord, toStored, type DamagedRecord, type DraftRecord, type FoundDraft } from './draftRecord';
import type { Stored } from './storageError';

/** Days during which a deleted draft can be brought back. */
export const daysKept = 30;

/** The draft after a change, or why it was not changed. */
export type ChangedDraft =
  | ({ state: 'changed' } & DraftRecord)
  | { state: 'absent' }
  | { state: 'damaged'; damaged: DamagedRecord };

export function readDraft(id: string): Promise<Stored<FoundDraft>> {
  return withDatabase(async (database) => readRecord(await database.get('drafts', id)));
}

const changedTables = ['drafts', 'histories', 'claims'] as const;

/**
 * Reads, changes and writes a record in one transaction. Notifies the tabs that have the draft open; they merge the
 * change.
 */
async function changeRecord(
  id: string,
  kind: 'written' | 'deleted' | 'restored',
  change: (record: DraftRecord) => DraftRecord,
): Promise<Stored<ChangedDraft>> {
  const result = await withDatabase(async (database): Promise<ChangedDraft> => {
    const work = database.transaction([...changedTables], 'readwrite', { durability: 'strict' });
    const found = readRecord(await work.objectStore('drafts').get(id));
    if (found.state !== 'found') {
      await work.done;
      return found;
    }
    const { state: _, ...before } = found;
    const after = change(before);
    if (after === before) {
      await work.done;
      return { state: 'changed', ...before };
    }
    const next = { ...after, revision: before.revision + 1 };
    await Promise.all([
      work.objectStore('drafts').put(toStored(next)),
      takeLease(work.objectStore('claims'), id),
      keepHistory(work, before, next),
      work.done,
    ]);
    return { state: 'changed', ...next };
  });
  if (result.ok && result.value.state === 'changed')
    announceDraft({ draftId: id, revision: result.value.revision, kind });
  return result;
}

/** Keeps the undo steps valid after a change that left the document itself as it was. */
async function keepHistory(
  work: DatabaseChange<'drafts' | 'histories' | 'claims'>,
  before: DraftRecord,
  after: DraftRecord,
): Promise<void> {
  const isSame = before.draft.template === after.draft.template && before.draft.stash === after.draft.stash;
  if (!isSame) return;
  const histories = work.objectStore('histories');
  const head = await histories.get(before.draft.id);
  if (head && head.revision === before.revision) await histories.put({ ...head, revision: after.revision });
}

/**
 * Changes a draft that is not open in this tab. Reads and writes in one transaction, so that no write of another
 * tab is lost in between. `change` returns the same object to change nothing.
 */
export function changeDraft(id: string, change: (draft: Draft) => Draft): Promise<Stored<ChangedDraft>> {
  return changeRecord(id, 'written', (record) => {
    const draft = change(record.draft);
    return draft === record.draft ? record : { ...record, draft };
  });
}

/**
 * Adds drafts that are not stored yet, for example duplicates or an import: all of them or, if one fails, none.
 * Resolves once the browser has them on disk.
 */
export async function addDrafts(drafts: readonly Draft[]): Promise<Stored<void>> {
  const result = await withDatabase(async (database) => {
    const work = database.transaction('drafts', 'readwrite', { durability: 'strict' });
    await Promise.all([
      ...drafts.map((draft) => work.store.add(toStored({ draft, revision: 1 }))),
      work.done,
    ]);
  });
  if (result.ok) {
    for (const { id } of drafts) announceDraft({ draftId: id, revision: 1, kind: 'written' });
  }
  return result;
}

/** Marks a draft as deleted; it can be brought back. */
export function softDelete(id: string, now = Date.now()): Promise<Stored<ChangedDraft>> {
  return changeRecord(id, 'deleted', (record) => ({ ...record, deletedAt: now }));
}

/** Brings a deleted draft back. */
export function restoreDraft(id: string): Promise<Stored<ChangedDraft>> {
  return changeRecord(id, 'restored', (record) => {
    const { deletedAt: _, ...living } = record;
    return record.deletedAt === undefined ? record : living;
  });
}

/** Removes a draft with its versions, undo steps and screen state. This cannot be undone. */
export async function deleteForGood(id: string): Promise<Stored<void>> {
  const result = await withDatabase(async (database) => {
    const work = database.transaction(['drafts', 'versions', 'histories', 'sessions', 'claims'], 'readwrite');
    const versions = await work.objectStore('versions').index('draft').getAllKeys(id);
    await Promise.all([
      work.objectStore('drafts').delete(id),
      ...versions.map((key) => work.objectStore('versions').delete(key)),
      work.objectStore('histories').delete(id),
      work.objectStore('histories').delete(keysBelow(id)),
      work.objectStore('sessions').delete(id),
      // Keep its leases: a tab that still has the draft open must find its own lease revoked.
      takeLease(work.objectStore('claims'), id),
      work.done,
    ]);
  });
  if (result.ok) announceDraft({ draftId: id, revision: 0, kind: 'gone' });
  return result;
}
