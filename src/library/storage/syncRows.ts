import { announceDraft } from './channel';
import type { Draft } from '../../schema/draft/draft';
import { olderDraftsSetting } from '../settings/settings';
import { withDatabase } from './database';
import { readRecord, toStored, type DraftRecord, type FoundDraft } from './draftRecord';
import type { SyncRow } from './syncRow';
import type { Stored } from './storageError';
import { takeLease } from './writeLeases';

const dayMs = 24 * 60 * 60 * 1000;
/** A browser has the drafts of its spaces that were changed in so many days, and all that were opened in it. */
export const daysInBrowser = 90;

/** Drafts that were changed before are left on the server. */
export const olderThan = (now = Date.now()): number => now - daysInBrowser * dayMs;

/** Notes that a draft was opened here: this browser keeps it. What was changed on its screen says so too. */
export function noteOpened(id: string) {
  return withDatabase(async (database) => {
    const work = database.transaction('sessions', 'readwrite');
    if ((await work.store.getKey(id)) === undefined) await work.store.put({ id });
    await work.done;
  });
}

/** A draft as the storage has it, and what the server knows of it. */
export type SyncState = { record: FoundDraft; row: SyncRow | undefined };

export function readSyncState(id: string): Promise<Stored<SyncState>> {
  return withDatabase(async (database) => {
    const reading = database.transaction(['drafts', 'sync']);
    const [record, row] = await Promise.all([
      reading.objectStore('drafts').get(id),
      reading.objectStore('sync').get(id),
    ]);
    return { record: readRecord(record), row };
  });
}

/** What the server knows of a draft. Reading the draft too takes much longer. */
export const readSyncRow = (id: string): Promise<Stored<SyncRow | undefined>> =>
  withDatabase((database) => database.get('sync', id));

const spaceKey = (space: string) => `space/${space}`;

/** The newest change of a space that this browser has read: its number, 0 if it has read none, and its name. */
export async function readSeen(space: string): Promise<{ sequence: number; mark?: string | undefined }> {
  const row = await withDatabase((database) => database.get('sync', spaceKey(space)));
  const { revision = 0, etag } = (row.ok && row.value) || {};
  return { sequence: revision, mark: etag };
}

export const writeSeen = (space: string, sequence: number, mark: string | undefined) =>
  writeSyncRow({
    id: spaceKey(space),
    space,
    revision: sequence,
    localRevision: 0,
    ...(mark !== undefined && { etag: mark }),
  });

/** Has every draft of a space pushed again that the server no longer has: it was restored from an older backup. */
export function pushMissing(space: string, present: ReadonlySet<string>): Promise<Stored<unknown>> {
  return withDatabase(async (database) => {
    const work = database.transaction('sync', 'readwrite');
    const rows = await work.store.getAll();
    const missing = rows.filter((row) => row.space === space && row.base && !present.has(row.id));
    await Promise.all([...missing.map((row) => work.store.put({ ...row, localRevision: -1 })), work.done]);
  });
}

/** The ids of all drafts that the server may not have in their newest state. */
export function findUnpushed(): Promise<Stored<string[]>> {
  return withDatabase(async (database) => {
    const reading = database.transaction(['drafts', 'sync']);
    const [records, rows] = await Promise.all([
      reading.objectStore('drafts').getAll(),
      reading.objectStore('sync').getAll(),
    ]);
    const known = new Map(rows.map((row) => [row.id, row]));
    const present = new Set(records.map(({ id }) => id));
    const changed = records.flatMap((stored) => {
      const found = readRecord(stored);
      if (found.state !== 'found' || found.draft.space === undefined) return [];
      const row = known.get(found.draft.id);
      return row?.push || row?.localRevision !== found.revision ? [found.draft.id] : [];
    });
    const purged = rows
      .filter(({ id, isDeleted = false, base }) => base && !present.has(id) && !isDeleted)
      .map(({ id }) => id);
    return [...changed, ...purged];
  });
}

export function writeSyncRow(row: SyncRow): Promise<Stored<unknown>> {
  return withDatabase((database) => database.put('sync', row));
}

export function deleteSyncRow(id: string): Promise<Stored<unknown>> {
  return withDatabase((database) => database.delete('sync', id));
}

/** Forgets what the server knows of drafts, and what was read of their spaces. */
export function forgetSynced(ids: readonly string[]): Promise<Stored<unknown>> {
  return withDatabase(async (database) => {
    const work = database.transaction('sync', 'readwrite');
    const rows = await Promise.all(ids.map((id) => work.store.get(id)));
    const keys = rows.flatMap((row) => (row ? [row.id, spaceKey(row.space)] : []));
    await Promise.all([...keys.map((key) => work.store.delete(key)), work.done]);
  });
}

/**
 * Stores what came from the server, with the row that says so, in one transaction; false if the draft was written since it
 * was read. The tab that has the draft open takes the change over.
 *
 * @param revision the revision of the record that the change is based on; 0 if there was none
 */
export async function writeFromServer(
  next: Omit<DraftRecord, 'revision'>,
  revision: number,
  rowOf: (localRevision: number) => SyncRow,
): Promise<Stored<boolean>> {
  const { id } = next.draft;
  const written = await withDatabase(async (database) => {
    const work = database.transaction(['drafts', 'sync', 'claims', 'histories'], 'readwrite', {
      durability: 'strict',
    });
    const before = readRecord(await work.objectStore('drafts').get(id));
    const found = before.state === 'found' ? before.revision : 0;
    const isAsRead = before.state !== 'damaged' && found === revision;
    if (isAsRead) {
      const record = { ...next, revision: revision + 1 };
      const head = await work.objectStore('histories').get(id);
      await Promise.all([
        work.objectStore('drafts').put(toStored(record)),
        work.objectStore('sync').put(rowOf(record.revision)),
        takeLease(work.objectStore('claims'), id),
        // A person's own steps can be undone after somebody else's change too.
        head && work.objectStore('histories').put({ ...head, revision: record.revision }),
      ]);
    }
    await work.done;
    return isAsRead;
  });
  if (written.ok && written.value) announceDraft({ draftId: id, revision: revision + 1, kind: 'written' });
  return written;
}

/** A draft that is at the server, with its row. */
type Arrival = { draft: Draft; deletedAt: number | null; row: SyncRow };

/**
 * Stores drafts of the server that this browser does not have yet, in one transaction. Returns the ids of those that it
 * has, which are left as they are.
 *
 * @param since drafts that were changed before are left on the server, unless a person must choose between two versions
 */
export async function addFromServer(
  arrivals: readonly Arrival[],
  since = olderThan(),
): Promise<Stored<string[]>> {
  const added: string[] = [];
  const result = await withDatabase(async (database) => {
    const work = database.transaction(['drafts', 'sync'], 'readwrite', { durability: 'strict' });
    const known = await Promise.all(
      arrivals.map(async ({ draft: { id } }) => {
        const [record, row] = await Promise.all([
          work.objectStore('drafts').getKey(id),
          work.objectStore('sync').getKey(id),
        ]);
        return record !== undefined || row !== undefined ? [id] : [];
      }),
    );
    const others = known.flat();
    const absent = arrivals.filter(({ draft }) => !others.includes(draft.id));
    const news = absent.filter(
      ({ draft: { conflicts = [] }, row }) => (row.agreedAt ?? since) >= since || conflicts.length > 0,
    );
    if (news.length < absent.length) olderDraftsSetting.setState(true);
    await Promise.all([
      ...news.flatMap(({ draft, deletedAt, row }) => [
        work
          .objectStore('drafts')
          .put(toStored({ draft, revision: 1, ...(deletedAt !== null && { deletedAt }) })),
        work.objectStore('sync').put(row),
      ]),
      work.done,
    ]);
    added.push(...news.map(({ draft }) => draft.id));
    return others;
  });
  if (result.ok) for (const draftId of added) announceDraft({ draftId, revision: 1, kind: 'written' });
  return result;
}
