import type { Database } from '../database/openDatabase';
import type { Settings } from '../settings/settings';
import { DAY_MS, RESTORABLE_DAYS } from './files/mediaRows';
import { findUses } from './files/mediaUses';
import { UPLOAD_LIFETIME_MS, createUploadFolder } from './intake/partStore';
import { createMediaStore } from './store/createMediaStore';

/** No request that writes a whole file runs so long: what is older belongs to a process that was killed. */
const LEFT_AFTER_MS = 15 * 60 * 1000;

type Places = { settings: Settings; database: Database };

/**
 * Removes uploads that were not finished within a day, and the content of files that were removed a week ago. A file
 * that a template was sent with meanwhile is there again.
 */
export async function removeStaleMedia({ settings, database }: Places, now: number): Promise<void> {
  const before = (age: number) => new Date(now - age).toISOString();
  const folder = createUploadFolder(settings);
  await database.deleteFrom('media_uploads').where('created_at', '<', before(UPLOAD_LIFETIME_MS)).execute();
  const known = await database.selectFrom('media_uploads').select('id').execute();
  const kept = new Set(known.map(({ id }) => id));
  for (const id of await folder.listOlderThan(now - LEFT_AFTER_MS))
    if (!kept.has(id)) await folder.remove(id);

  const store = createMediaStore(settings);
  await store.removeLeftovers?.(now - LEFT_AFTER_MS);
  const removed = await database
    .selectFrom('media_files')
    .select('file')
    .where('removed_at', '<', before(RESTORABLE_DAYS * DAY_MS))
    .execute();
  const uses = await findUses(
    database,
    removed.map(({ file }) => file),
  );
  for (const { file } of removed) {
    if (uses.has(file)) {
      await database.updateTable('media_files').set({ removed_at: null }).where('file', '=', file).execute();
      continue;
    }
    // The row goes first: an upload of the same content meanwhile makes a new row, and stores the content again.
    await database
      .deleteFrom('media_files')
      .where('file', '=', file)
      .where('removed_at', 'is not', null)
      .execute();
    await store.remove(file);
  }
}
