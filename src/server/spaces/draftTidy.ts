import type { Database } from '../database/openDatabase';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which a deleted draft is kept. The page says so too. */
const DELETED_DAYS = 30;

/** Removes the drafts that were deleted 30 days ago, with their revisions. */
export async function removeStaleDrafts(database: Database, now: number): Promise<void> {
  const before = new Date(now - DELETED_DAYS * DAY_MS).toISOString();
  const gone = await database
    .selectFrom('drafts')
    .select(['space', 'id'])
    .where('deleted_at', '<', before)
    .execute();
  for (const { space, id } of gone)
    await database.transaction().execute(async (work) => {
      const removed = await work
        .deleteFrom('drafts')
        .where('space', '=', space)
        .where('id', '=', id)
        .where('deleted_at', '<', before)
        .executeTakeFirst();
      // Somebody may have restored it meanwhile.
      if (Number(removed.numDeletedRows) === 0) return;
      for (const table of ['draft_revisions', 'draft_pushes'] as const)
        await work.deleteFrom(table).where('space', '=', space).where('draft', '=', id).execute();
    });
}
