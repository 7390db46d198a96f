import type { TalkEvent } from '../../schema/responses/spaces';
import type { Transaction } from 'kysely';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { lockSpace, padded, type DraftKey } from '../spaces/draftRows';

/** Notes that the comments or reviews of a draft change, and returns the number of the change within its space. */
export async function nextTalk(work: Transaction<Tables>, { space, id: draft }: DraftKey): Promise<string> {
  await lockSpace(work, space);
  const newest = await work
    .selectFrom('draft_talks')
    .select('sequence')
    .where('space', '=', space)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const sequence = padded(Number(newest?.sequence ?? 0) + 1);
  await work
    .insertInto('draft_talks')
    .values({ space, draft, sequence })
    .onConflict((conflict) => conflict.columns(['space', 'draft']).doUpdateSet({ sequence }))
    .execute();
  return sequence;
}

/** Follows the comments and reviews of all spaces. The first look reports nothing: what is there already is no news. */
export function createTalkFollower(database: Database) {
  const newest = new Map<string, string>();
  let hasLooked = false;

  return async (): Promise<TalkEvent[]> => {
    const spaces = await database
      .selectFrom('draft_talks')
      .select(['space', (row) => row.fn.max('sequence').as('sequence')])
      .groupBy('space')
      .execute();
    const events: TalkEvent[] = [];
    for (const { space, sequence } of spaces) {
      const known = newest.get(space) ?? padded(0);
      if (hasLooked && sequence > known) {
        const rows = await database
          .selectFrom('draft_talks')
          .selectAll()
          .where('space', '=', space)
          .where('sequence', '>', known)
          .orderBy('sequence')
          .execute();
        events.push(...rows.map((row) => ({ space, draft: row.draft, sequence: Number(row.sequence) })));
      }
      newest.set(space, sequence);
    }
    hasLooked = true;
    return events;
  };
}
