import { olderDraftsSetting, seenSetting } from '../settings/settings';
import { announceDraft } from './channel';
import { withDatabase } from './database';
import { readRecord } from './draftRecord';
import { olderThan } from './syncRows';

/**
 * Removes what this browser never needed and the server has in the same state: drafts of spaces that nobody has changed for
 * long, and that were never opened here. The search finds them on the server. Resolves to how many they were.
 *
 * @param waiting drafts that wait for the person, which stay
 */
export async function leaveOlder(waiting: ReadonlySet<string>, now = Date.now()): Promise<number> {
  const left: string[] = [];
  const { changes: seen } = seenSetting.getState();
  await withDatabase(async (database) => {
    const tables = ['drafts', 'sync', 'sessions', 'histories', 'versions', 'outbox'] as const;
    const work = database.transaction([...tables], 'readwrite');
    const drafts = work.objectStore('drafts');
    const older = await drafts.index('changed').getAll(IDBKeyRange.upperBound(olderThan(now), true));
    // A comment that waits does not say where it belongs.
    const hasComments = (await work.objectStore('outbox').count()) > 0;
    await Promise.all(
      (hasComments ? [] : older).map(async (stored) => {
        const found = readRecord(stored);
        if (found.state !== 'found' || found.deletedAt !== undefined) return;
        const { id, space, conflicts = [] } = found.draft;
        const [row, ...uses] = await Promise.all([
          work.objectStore('sync').get(id),
          work.objectStore('sessions').getKey(id),
          work.objectStore('histories').getKey(id),
          work.objectStore('versions').index('draft').getKey(id),
        ]);
        const isOnServer =
          row?.etag !== undefined &&
          !row.push &&
          !row.isDeleted &&
          row.localRevision === found.revision &&
          (row.agreedAt ?? now) < olderThan(now);
        const isUsed =
          waiting.has(id) ||
          conflicts.length > 0 ||
          seen[id] !== undefined ||
          uses.some((key) => key !== undefined);
        if (!space || !isOnServer || isUsed) return;
        left.push(id);
        await Promise.all([drafts.delete(id), work.objectStore('sync').delete(id)]);
      }),
    );
    await work.done;
  });
  const [first] = left;
  if (first === undefined) return 0;
  olderDraftsSetting.setState(true);
  // One is enough: lists are read again as a whole.
  announceDraft({ draftId: first, revision: 0, kind: 'gone' });
  return left.length;
}
