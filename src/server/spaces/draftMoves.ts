import type { Transaction } from 'kysely';
import { z } from 'zod';
import { DRAFT_ID, type DraftDocument } from '../../schema/responses/spaces';
import type { Tables } from '../database/tables';
import { findRow, type DraftKey, type DraftRow } from './draftRows';

/** Where a draft was before the page moved it: the id that it had there. */
const MovedFrom = z.object({ space: z.string(), id: z.string().regex(DRAFT_ID) });

/**
 * The draft from which a new one was moved, by what the page says; undefined unless the caller may move drafts out of that
 * space.
 */
export async function findOrigin(
  work: Transaction<Tables>,
  { beside }: DraftDocument,
  space: string,
  mayMoveFrom: (space: string) => boolean,
): Promise<DraftRow | undefined> {
  const from = MovedFrom.safeParse(beside?.movedFrom).data;
  if (from === undefined || from.space === space || !mayMoveFrom(from.space)) return undefined;
  return findRow(work, from);
}

/**
 * Gives a draft that was moved its named revisions, under the same numbers, and those who wrote it: they do not approve it
 * in its new space either.
 */
export async function takeAlong(
  work: Transaction<Tables>,
  { space, id }: DraftKey,
  origin: DraftKey,
): Promise<void> {
  const named = await work
    .selectFrom('draft_revisions')
    .selectAll()
    .where('space', '=', origin.space)
    .where('draft', '=', origin.id)
    .where('name', 'is not', null)
    .execute();
  for (const row of named)
    await work
      .insertInto('draft_revisions')
      .values({ ...row, space, draft: id })
      .execute();
  const writers = await work
    .selectFrom('draft_writers')
    .selectAll()
    .where('space', '=', origin.space)
    .where('draft', '=', origin.id)
    .execute();
  for (const row of writers)
    await work
      .insertInto('draft_writers')
      .values({ ...row, space, draft: id })
      .execute();
}
