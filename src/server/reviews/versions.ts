import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { canonicalJson } from '../../lib/values';
import { canonicalBody } from '../../schema/draft/draftToTemplate';
import { countMembers } from '../../schema/draft/set';
import { DraftDocument } from '../../schema/responses/spaces';
import type { SetSource } from '../../schema/sets/setFields';
import { canonicalVersion, hasMembers, memberBodies, sourceOfDocument } from '../../schema/sets/setVersion';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { digestOf } from '../guards/callers';
import { documentOf, type DraftKey, type DraftRow } from '../spaces/draftRows';

/** Rows of one query, and members that are made without a pause. */
const PORTION = 100;

export type Version = {
  /** The request body of the draft as it is now. */
  body: string;
  /** Names the version: the SHA-256 of the body, or of all that the members of a set are made of. */
  digest: string;
  /** What its members are made of; undefined without a set, and where it is stored already. */
  set?: SetSource | undefined;
};

/** A draft as it is now. */
export function versionOf(row: Pick<DraftRow, 'document'>): Version {
  const source = sourceOfDocument(documentOf(row));
  return {
    body: canonicalBody(source.draft),
    digest: digestOf(canonicalVersion(source)),
    ...(hasMembers(source) && { set: source }),
  };
}

/** Stores a version that a review or a comment is about. It stays when the draft changes. */
export async function keepBody(
  work: Transaction<Tables>,
  { space, id: draft }: DraftKey,
  { body, digest, set: source }: Version,
): Promise<void> {
  const document = source && {
    template: source.draft,
    beside: { set: source.set, entries: source.entries },
  };
  await work
    .insertInto('draft_versions')
    .values({
      space,
      draft,
      digest,
      body,
      document: document ? JSON.stringify(document) : null,
      members: source ? String(countMembers(source.set)) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores the SHA-256 of the request body of each member of a version. A large set takes seconds, so others are served in
 * between, and nothing is locked: members of a version without a review allow nothing.
 */
export async function keepMembers(
  database: Database,
  { space, id: draft }: DraftKey,
  digest: string,
  source: SetSource,
): Promise<void> {
  let rows: Tables['version_members'][] = [];
  async function insert() {
    await database
      .insertInto('version_members')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    rows = [];
    await setImmediate();
  }
  for (const body of memberBodies(source)) {
    rows.push({ space, draft, digest, member: digestOf(canonicalJson(body)) });
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other
    if (rows.length === PORTION) await insert();
  }
  if (rows.length > 0) await insert();
}

export const findBody = (database: Database, { space, id }: DraftKey, digest: string) =>
  database
    .selectFrom('draft_versions')
    .select(['body', 'document'])
    .where('space', '=', space)
    .where('draft', '=', id)
    .where('digest', '=', digest)
    .executeTakeFirst();

/** What the members of a stored version are made of; undefined without a set. */
export const storedDocument = (document: string | null): DraftDocument | undefined =>
  document === null ? undefined : DraftDocument.parse(JSON.parse(document));
