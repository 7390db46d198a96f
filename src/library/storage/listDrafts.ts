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
};

/**
 * Reads all drafts of this device, and purges those that were deleted more than `daysKept` days ago. `onNewest` gets the
 * newest ones of a large library before all are read.
 */
export async function listDrafts(onNewest?: (kept: KeptDrafts) => void): Promise<Stored<KeptDrafts>> {
  const all = await withDatabase(async (database) => {
    const newest = onNewest ? await readNewest(database) : [];
    if (newest.length > 0) onNewest?.(sortRecords(newest).kept);
    return readAllRecords(database, newest);
  });
  if (!all.ok) return all;
  const { kept, expired } = sortRecords(all.value);
  for (const { draft } of expired) void deleteForGood(draft.id);
  return { ok: true, value: kept };
}

function sortRecords(found: readonly FoundDraft[]): { kept: KeptDrafts; expired: DeletedDraft[] } {
  const now = Date.now();
  const records = found.flatMap((entry) => (entry.state === 'found' ? [entry] : []));
  const deleted = records.flatMap(({ draft, deletedAt }) =>
    deletedAt === undefined ? [] : [{ draft, deletedAt }],
  );
  const isExpired = ({ deletedAt }: DeletedDraft) => now - deletedAt > daysKept * dayMs;
  return {
    kept: {
      drafts: records
        .flatMap(({ draft, deletedAt }) => (deletedAt === undefined ? [draft] : []))
        .sort((a, b) => b.changedAt - a.changedAt),
      deleted: deleted.filter((entry) => !isExpired(entry)).sort((a, b) => b.deletedAt - a.deletedAt),
      damaged: found.flatMap((entry) => (entry.state === 'damaged' ? [entry.damaged] : [])),
    },
    expired: deleted.filter(isExpired),
  };
}
