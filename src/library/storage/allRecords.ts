import type { Database } from './database';
import { readRecord, type FoundDraft } from './draftRecord';

/** Records that fill the first picture of a large window. */
const newestCount = 48;
/** Records of a slice: reading and checking them stays below a long task on a slow machine too. */
const sliceSize = 200;

/** The records that were changed last; none if one slice holds all, or if many have the same time. */
export async function readNewest(database: Database): Promise<FoundDraft[]> {
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
export async function readAllRecords(
  database: Database,
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
    // The next slice is asked for at once: otherwise the browser ends the transaction.
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
