import type { Transaction } from 'kysely';
import { canonicalBody } from '../../schema/draft/draftToTemplate';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { digestOf } from '../guards/callers';
import { documentOf, type DraftKey, type DraftRow } from '../spaces/draftRows';

/** The request body of a draft as it is now, and the SHA-256 that names this version. */
export function versionOf(row: Pick<DraftRow, 'document'>): { body: string; digest: string } {
  const body = canonicalBody(documentOf(row).template);
  return { body, digest: digestOf(body) };
}

/** Stores a version that a review or a comment is about. It stays when the draft changes. */
export async function keepBody(
  work: Transaction<Tables>,
  { space, id: draft }: DraftKey,
  version: { body: string; digest: string },
): Promise<void> {
  await work
    .insertInto('draft_versions')
    .values({ space, draft, ...version })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findBody = (database: Database, { space, id }: DraftKey, digest: string) =>
  database
    .selectFrom('draft_versions')
    .select('body')
    .where('space', '=', space)
    .where('draft', '=', id)
    .where('digest', '=', digest)
    .executeTakeFirst();
