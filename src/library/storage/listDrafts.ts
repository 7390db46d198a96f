import type { Draft } from '../../schema/draft/draft';
import { withDatabase, type DraftDatabase } from './database';
import { type DamagedRecord, type FoundDraft, readRecord } from './draftRecord';
import { daysKept, deleteForGood } from './drafts';
import type { Stored } from './storageError';

const dayMs = 24 * 60 * 60 * 1000;

export type DeletedDraft = { draft: Draft; deletedAt: number };

export type KeptDrafts = {
  /** Newest change first. */
  drafts: Draft[];
  /** Newest deletion first; none that is older than `daysKept`. */
  deleted: DeletedDraft[];
  damaged: DamagedRecord[];
  /** All records, of which these are parts. */
  records: readonly FoundDraft[];
};

type Reading = {
  /** Gets the newest drafts of a large library before all are read. */
  onNewest?: ((kept: KeptDrafts) => void) | undefined;
  /** Records that were read before. The unchanged ones stay the same objects. */
  known?: readonly FoundDraft[];
};

/** Reads all drafts of this device, and purges those that were deleted more than `daysKept` days ago. */
export async function listDrafts({ onNewest, known = [] }: Reading = {}): Promise<Stored<KeptDrafts>> {
  const all = await withDatabase(async (database) => {
    const newest = onNewest ? await readNewest(database) : [];
    if (newest.length > 0) onNewest?.(sortRecords(newest));
    return readAllRecords(database, [...known, ...newest]);
  });
  if (!all.ok) return all;
  const expired = all.value.flatMap((entry) =>
    entry.state === 'found' && isExpired(entry.deletedAt) ? [entry.draft.id] : [],
  );
  if (expired.length > 0) void deleteForGood(expired);
  return { ok: true, value: sortRecords(all.value) };
}

const isExpired = (deletedAt: number | undefined) =>
  deletedAt !== undefined && Date.now() - deletedAt > daysKept * dayMs;

/** Records as the library shows them. */
function sortRecords(records: readonly FoundDraft[]): KeptDrafts {
  const drafts: Draft[] = [];
  const deleted: DeletedDraft[] = [];
  const damaged: DamagedRecord[] = [];
  for (const entry of records) {
    if (entry.state === 'damaged') damaged.push(entry.damaged);
    else if (entry.state === 'absent' || isExpired(entry.deletedAt)) continue;
    else if (entry.deletedAt === undefined) drafts.push(entry.draft);
    else deleted.push({ draft: entry.draft, deletedAt: entry.deletedAt });
  }
  return {
    drafts: drafts.sort((a, b) => b.changedAt - a.changedAt),
    deleted: deleted.sort((a, b) => b.deletedAt - a.deletedAt),
    damaged,
    records,
  };
}

/** Records that fill the first picture of a large window. */
const newestCount = 48;
/** Records of a slice: reading and checking them stays below a long task on a slow machine too. */
const sliceSize = 200;

/** The records that were changed last; none if one slice holds all, or if many have the same time. */
async function readNewest(database: DraftDatabase): Promise<FoundDraft[]> {
  const { store } = database.transaction('drafts');
  if ((await store.count()) <= sliceSize) return [];
  const byChange = store.index('changed');
  const first = await byChange.openKeyCursor(null, 'prev');
  const last = await first?.advance(newestCount - 1);
  if (!last) return [];
  const times = IDBKeyRange.lowerBound(last.key);
  if ((await byChange.count(times)) > 2 * newestCount) return [];
  const newest = (await byChange.getAll(times)).map(readRecord);
  return newest.some((entry) => entry.state === 'found' && entry.deletedAt === undefined) ? newest : [];
}

/**
 * All records of one moment, read in slices, between which the page draws and takes keys. Of unchanged ones that are known,
 * the same objects are returned, so that they are not drawn again.
 */
async function readAllRecords(
  database: DraftDatabase,
  known: readonly FoundDraft[] = [],
): Promise<FoundDraft[]> {
  const byId = new Map(known.flatMap((entry) => (entry.state === 'found' ? [[entry.draft.id, entry]] : [])));
  const { store } = database.transaction('drafts');
  const found: FoundDraft[] = [];
  let reading = store.getAll(undefined, sliceSize);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- slice by slice, so that no task is long
    const slice = await reading;
    const last = slice.at(-1);
    // Request the next slice at once: otherwise the browser ends the transaction.
    if (last && slice.length === sliceSize)
      reading = store.getAll(IDBKeyRange.lowerBound(last.id, true), sliceSize);
    for (const stored of slice) {
      const entry = byId.get(stored.id);
      const isKnown = entry && 'revision' in stored && stored.revision === entry.revision;
      found.push(isKnown ? entry : readRecord(stored));
    }
    if (slice.length < sliceSize) return found;
  }
}
