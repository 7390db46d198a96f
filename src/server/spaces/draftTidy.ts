import { sql } from 'kysely';
import type { Database } from '../database/openDatabase';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What goes with a draft. Its writers, reviews and sendings are the record of what was approved and sent, and stay. */
const ofDraft = [
  'draft_revisions',
  'draft_pushes',
  'comments',
  'draft_talks',
  'talk_reads',
  'guest_links',
  'notices',
] as const;

/** Days for which a deleted draft is kept. The page says so too. */
const DELETED_DAYS = 30;

/** Removes the drafts that were deleted 30 days ago, with their revisions, and the links for guests that have expired. */
export async function removeStaleDrafts(database: Database, now: number): Promise<void> {
  await database.deleteFrom('guest_links').where('expires_at', '<', new Date(now).toISOString()).execute();
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
      for (const table of ofDraft)
        await work.deleteFrom(table).where('space', '=', space).where('draft', '=', id).execute();
    });
}

/** Days for which every revision is kept. */
const ALL_REVISIONS_DAYS = 30;
/** Characters of `at` that are the same for ten minutes: `2026-11-27T08:4`. */
const TEN_MINUTES = 15;

/** Of the revisions older than 30 days, keeps the last one of each ten minutes, and those that have a name. */
export async function thinRevisions(database: Database, now: number): Promise<void> {
  const before = new Date(now - ALL_REVISIONS_DAYS * DAY_MS).toISOString();
  await sql`
    delete from draft_revisions where at < ${before} and name is null and substr(at, 1, ${TEN_MINUTES}) = (
      select substr(newer.at, 1, ${TEN_MINUTES}) from draft_revisions as newer
      where newer.space = draft_revisions.space and newer.draft = draft_revisions.draft
        and newer.revision > draft_revisions.revision
      order by newer.revision limit 1)`.execute(database);
}
