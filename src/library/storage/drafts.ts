import type { Draft } from '../../schema/draft/draft';
import { announceDraft } from './channel';
import { keysBelow, takeLease } from './writeLeases';
import { withDatabase, type DatabaseChange } from './database';
import { readRecord, toStored, type DamagedRecord, type DraftRecord, type FoundDraft } from './draftRecord';
import type { Stored } from './storageError';

/** Days for which a deleted draft can be brought back. */
export const daysKept = 30;
const DAY = 24 * 60 * 60 * 1000;

export type DeletedDraft = { draft: Draft; deletedAt: number };

export type KeptDrafts = {
  /** Newest change first. */
  drafts: Draft[];
  /** Newest deletion first; none that is older than `daysKept`. */
  deleted: DeletedDraft[];
  damaged: DamagedRecord[];
};

/** A draft as it is now kept, or why it was not changed. */
export type ChangedDraft =
  | ({ state: 'changed' } & DraftRecord)
  | { state: 'absent' }
  | { state: 'damaged'; damaged: DamagedRecord };

export function readDraft(id: string): Promise<Stored<FoundDraft>> {
  return withDatabase(async (database) => readRecord(await database.get('drafts', id)));
}

/** All drafts of this device. Those that were deleted long ago are purged on the way. */
export async function listDrafts(): Promise<Stored<KeptDrafts>> {
  const all = await withDatabase((database) => database.getAll('drafts'));
  if (!all.ok) return all;
  const now = Date.now();
  const found = all.value.map(readRecord);
  const records = found.flatMap((entry) => (entry.state === 'found' ? [entry] : []));
  const deleted = records.flatMap(({ draft, deletedAt }) =>
    deletedAt === undefined ? [] : [{ draft, deletedAt }],
  );
  const isOver = ({ deletedAt }: DeletedDraft) => now - deletedAt > daysKept * DAY;
  for (const { draft } of deleted.filter(isOver)) void deleteForGood(draft.id);
  return {
    ok: true,
    value: {
      drafts: records
        .flatMap(({ draft, deletedAt }) => (deletedAt === undefined ? [draft] : []))
        .sort((a, b) => b.changedAt - a.changedAt),
      deleted: deleted.filter((entry) => !isOver(entry)).sort((a, b) => b.deletedAt - a.deletedAt),
      damaged: found.flatMap((entry) => (entry.state === 'damaged' ? [entry.damaged] : [])),
    },
  };
}

const changed = ['drafts', 'histories', 'claims'] as const;

/**
 * Reads a record, changes it and writes it in one go. Whoever has the draft open hears of it, and joins it
 * with what is written there.
 */
async function changeRecord(
  id: string,
  kind: 'written' | 'deleted' | 'restored',
  change: (record: DraftRecord) => DraftRecord,
): Promise<Stored<ChangedDraft>> {
  const result = await withDatabase(async (database): Promise<ChangedDraft> => {
    const work = database.transaction([...changed], 'readwrite', { durability: 'strict' });
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

/** The steps that can be taken back still fit where only what stands beside the document was changed. */
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
 * Changes a draft that is not open here: reads it and writes it in one go, so that nothing that another tab
 * has written in between is lost. `change` answers the draft itself where nothing is to be changed.
 */
export function changeDraft(id: string, change: (draft: Draft) => Draft): Promise<Stored<ChangedDraft>> {
  return changeRecord(id, 'written', (record) => {
    const draft = change(record.draft);
    return draft === record.draft ? record : { ...record, draft };
  });
}

/**
 * Keeps drafts that are not kept yet: duplicates, an import. All of them or, where one cannot be kept, none.
 * Answers once the browser has them on disk.
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

/** Keeps a draft that is not kept yet. */
export function addDraft(draft: Draft): Promise<Stored<void>> {
  return addDrafts([draft]);
}

/** Puts a draft among the deleted ones, from where it can be brought back. */
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

/** Removes a draft with its versions, its steps and what was on its screen. There is no way back. */
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
      // Its claims stay: a tab that still has the draft open must find that it was passed by.
      takeLease(work.objectStore('claims'), id),
      work.done,
    ]);
  });
  if (result.ok) announceDraft({ draftId: id, revision: 0, kind: 'gone' });
  return result;
}
