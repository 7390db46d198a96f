import type { Draft } from '../../schema/draft/draft';
import { readAllRecords, readNewest } from './allRecords';
import { withDatabase } from './database';
import type { DamagedRecord, FoundDraft } from './draftRecord';
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
export function sortRecords(records: readonly FoundDraft[]): KeptDrafts {
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
