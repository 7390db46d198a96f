import type { Draft } from '../../schema/draft/draft';
import { announceDrafts } from './channel';
import { keysBelow, takeLease } from './writeLeases';
import { eachInSlices, withDatabase, type DatabaseChange } from './database';
import { readRecord, toStored, type DamagedRecord, type DraftRecord, type FoundDraft } from './draftRecord';
import type { Stored } from './storageError';

/** Days during which a deleted draft can be restored. */
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

type Change = (record: DraftRecord) => DraftRecord;
type RecordWork = DatabaseChange<(typeof changedTables)[number]>;

/** Reads, changes and writes a record within a transaction. */
async function changeWithin(work: RecordWork, id: string, change: Change): Promise<ChangedDraft> {
  const found = readRecord(await work.objectStore('drafts').get(id));
  if (found.state !== 'found') return found;
  const { state: _, ...before } = found;
  const after = change(before);
  if (after === before) return { state: 'changed', ...before };
  const next = { ...after, revision: before.revision + 1 };
  await Promise.all([
    work.objectStore('drafts').put(toStored(next)),
    takeLease(work.objectStore('claims'), id),
    keepHistory(work, before, next),
  ]);
  return { state: 'changed', ...next };
}

/**
 * Changes records in one transaction: all of them or, if one fails, none. Notifies the tabs that have one of the drafts
 * open; they merge the change.
 */
async function changeRecords(
  ids: readonly string[],
  kind: 'written' | 'deleted' | 'restored',
  change: Change,
): Promise<Stored<ChangedDraft[]>> {
  const result = await withDatabase(async (database) => {
    const work = database.transaction([...changedTables], 'readwrite', { durability: 'strict' });
    const [changed] = await Promise.all([
      eachInSlices(ids, (id) => changeWithin(work, id, change)),
      work.done,
    ]);
    return changed;
  });
  if (result.ok) {
    await announceDrafts(
      result.value.flatMap((changed) => {
        if (changed.state !== 'changed') return [];
        const { state: _, ...record } = changed;
        return [{ draftId: record.draft.id, revision: record.revision, kind, record }];
      }),
    );
  }
  return result;
}

/** Keeps the undo steps valid after a change that left the document itself as it was. */
async function keepHistory(work: RecordWork, before: DraftRecord, after: DraftRecord): Promise<void> {
  const isSame = before.draft.template === after.draft.template && before.draft.stash === after.draft.stash;
  if (!isSame) return;
  const histories = work.objectStore('histories');
  const head = await histories.get(before.draft.id);
  if (head && head.revision === before.revision) await histories.put({ ...head, revision: after.revision });
}

/** Changes one record, as `changeRecords` does. */
async function changeRecord(
  id: string,
  kind: 'written' | 'deleted' | 'restored',
  change: Change,
): Promise<Stored<ChangedDraft>> {
  const result = await changeRecords([id], kind, change);
  return result.ok ? { ok: true, value: result.value[0] ?? { state: 'absent' } } : result;
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
    const adding = eachInSlices(drafts, (draft) => work.store.add(toStored({ draft, revision: 1 })));
    await Promise.all([adding, work.done]);
  });
  if (result.ok) {
    await announceDrafts(
      drafts.map((draft) => ({
        draftId: draft.id,
        revision: 1,
        kind: 'written',
        record: { draft, revision: 1 },
      })),
    );
  }
  return result;
}

const asDeleted =
  (now: number): Change =>
  (record) => ({ ...record, deletedAt: now });

/** Marks a draft as deleted; it can be restored. */
export function softDelete(id: string, now = Date.now()): Promise<Stored<ChangedDraft>> {
  return changeRecord(id, 'deleted', asDeleted(now));
}

/** Marks drafts as deleted, all of them or, if one fails, none. */
export function softDeleteAll(ids: readonly string[], now = Date.now()): Promise<Stored<unknown>> {
  return changeRecords(ids, 'deleted', asDeleted(now));
}

const asRestored: Change = (record) => {
  const { deletedAt: _, ...living } = record;
  return record.deletedAt === undefined ? record : living;
};

/** Restores a deleted draft. */
export function restoreDraft(id: string): Promise<Stored<ChangedDraft>> {
  return changeRecord(id, 'restored', asRestored);
}

/** Restores deleted drafts, all of them or, if one fails, none. */
export function restoreAll(ids: readonly string[]): Promise<Stored<unknown>> {
  return changeRecords(ids, 'restored', asRestored);
}

const tablesOfDraft = ['drafts', 'versions', 'histories', 'sessions', 'claims'] as const;

async function removeWithin(
  work: DatabaseChange<(typeof tablesOfDraft)[number]>,
  id: string,
): Promise<unknown> {
  const versions = await work.objectStore('versions').index('draft').getAllKeys(id);
  return Promise.all([
    work.objectStore('drafts').delete(id),
    ...versions.map((key) => work.objectStore('versions').delete(key)),
    work.objectStore('histories').delete(id),
    work.objectStore('histories').delete(keysBelow(id)),
    work.objectStore('sessions').delete(id),
    // Keep its leases: a tab that still has the draft open must find its own lease revoked.
    takeLease(work.objectStore('claims'), id),
  ]);
}

/**
 * Removes drafts with their versions, undo steps and screen state: all of them or, if one fails, none. This cannot be
 * undone.
 */
export async function deleteForGood(ids: readonly string[]): Promise<Stored<void>> {
  const result = await withDatabase(async (database) => {
    const work = database.transaction([...tablesOfDraft], 'readwrite');
    await Promise.all([eachInSlices(ids, (id) => removeWithin(work, id)), work.done]);
  });
  if (result.ok) await announceDrafts(ids.map((draftId) => ({ draftId, revision: 0, kind: 'gone' })));
  return result;
}
