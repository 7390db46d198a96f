import type { Draft } from '../../schema/draft/draft';
import { announceDraft, type DraftNews } from './channel';
import { keysBelow, takeLease } from './writeLeases';
import { withDatabase, type DatabaseChange } from './database';
import { readRecord, toStored, type DraftRecord } from './draftRecord';
import type { Stored } from './storageError';
import { forgetSynced } from './syncRows';

/** Days during which a deleted draft can be restored. */
export const daysKept = 30;

const changedTables = ['drafts', 'histories', 'claims'] as const;

type Change = (record: DraftRecord) => DraftRecord;
type RecordWork = DatabaseChange<(typeof changedTables)[number]>;

/** Reads, changes and writes a record within a transaction. Returns its new revision; undefined if nothing changed. */
async function changeWithin(work: RecordWork, id: string, change: Change): Promise<number | undefined> {
  const found = readRecord(await work.objectStore('drafts').get(id));
  if (found.state !== 'found') return undefined;
  const { state: _, ...before } = found;
  const after = change(before);
  if (after === before) return undefined;
  const next = { ...after, revision: before.revision + 1 };
  await Promise.all([
    work.objectStore('drafts').put(toStored(next)),
    takeLease(work.objectStore('claims'), id),
    keepHistory(work, before, next),
  ]);
  return next.revision;
}

/**
 * Changes records in one transaction: all of them or, if one fails, none. Notifies the tabs that have one of the drafts
 * open; they merge the change.
 */
async function changeRecords(
  ids: readonly string[],
  kind: DraftNews['kind'],
  change: Change,
): Promise<Stored<unknown>> {
  const result = await withDatabase(async (database) => {
    const work = database.transaction([...changedTables], 'readwrite', { durability: 'strict' });
    const revisions = Promise.all(ids.map((id) => changeWithin(work, id, change)));
    await Promise.all([revisions, work.done]);
    return revisions;
  });
  if (result.ok) {
    for (const [index, draftId] of ids.entries()) {
      const revision = result.value[index];
      if (revision !== undefined) announceDraft({ draftId, revision, kind });
    }
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

/**
 * Changes a draft that is not open in this tab. Reads and writes in one transaction, so that no write of another
 * tab is lost in between. `change` returns the same object to change nothing.
 */
export function changeDraft(id: string, change: (draft: Draft) => Draft): Promise<Stored<unknown>> {
  return changeDrafts([id], change);
}

/** Changes drafts as `changeDraft` does: all of them or, if one fails, none. */
export function changeDrafts(
  ids: readonly string[],
  change: (draft: Draft) => Draft,
): Promise<Stored<unknown>> {
  return changeRecords(ids, 'written', (record) => {
    const draft = change(record.draft);
    return draft === record.draft ? record : { ...record, draft };
  });
}

/**
 * Adds drafts that are not stored yet, for example duplicates or an import: all of them or, if one fails, none.
 * Resolves once the browser has them on disk.
 */
export async function addDrafts(drafts: readonly Draft[]): Promise<Stored<unknown>> {
  const result = await withDatabase(async (database) => {
    const work = database.transaction('drafts', 'readwrite', { durability: 'strict' });
    await Promise.all([
      ...drafts.map((draft) => work.store.add(toStored({ draft, revision: 1 }))),
      work.done,
    ]);
  });
  if (result.ok) for (const { id } of drafts) announceDraft({ draftId: id, revision: 1, kind: 'written' });
  return result;
}

/** Marks drafts as deleted, all of them or, if one fails, none. They can be restored. */
export function softDelete(ids: readonly string[]): Promise<Stored<unknown>> {
  const deletedAt = Date.now();
  return changeRecords(ids, 'deleted', (record) => ({ ...record, draft: asOwn(record.draft), deletedAt }));
}

/** The draft after a change of this browser: nobody else has written its newest state. */
function asOwn(draft: Draft): Draft {
  const { changedBy: _, ...own } = draft;
  return own;
}

/** Restores deleted drafts, all of them or, if one fails, none. */
export function restoreDrafts(ids: readonly string[]): Promise<Stored<unknown>> {
  return changeRecords(ids, 'restored', (record) => {
    const { deletedAt, ...living } = record;
    return deletedAt === undefined ? record : { ...living, draft: asOwn(record.draft) };
  });
}

/**
 * Removes what this browser has of drafts. The server is told nothing: a space keeps them, and they come back with the
 * next reading of the whole space.
 */
export async function removeFromBrowser(ids: readonly string[]): Promise<Stored<unknown>> {
  const forgotten = await forgetSynced(ids);
  return forgotten.ok ? deleteForGood(ids) : forgotten;
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
export async function deleteForGood(ids: readonly string[]): Promise<Stored<unknown>> {
  const result = await withDatabase(async (database) => {
    const work = database.transaction([...tablesOfDraft], 'readwrite');
    await Promise.all([...ids.map((id) => removeWithin(work, id)), work.done]);
  });
  if (result.ok) for (const draftId of ids) announceDraft({ draftId, revision: 0, kind: 'gone' });
  return result;
}
