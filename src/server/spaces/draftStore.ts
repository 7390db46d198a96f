import { randomBytes } from 'node:crypto';
import { lazy } from '../../lib/values';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { Person } from '../../schema/responses/session';
import { DraftDocument, type RevisionName } from '../../schema/responses/spaces';
import { matchEntries } from '../../schema/entries/matchEntries';
import { sourceOfDocument } from '../../schema/sets/setVersion';
import type { Transaction } from 'kysely';
import { readNames, withCurrentNames } from '../access/people';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { randomId } from '../request/requestId';
import { findAct, type DraftAct } from './draftActs';
import { findOrigin, takeAlong } from './draftMoves';
import {
  documentOf,
  etagOf,
  findRow,
  keepRevision,
  knowsEtag,
  nextSequence,
  noteWriter,
  padded,
  pushesOf,
  putRow,
  wordsOf,
  type DraftKey,
  type DraftRow,
} from './draftRows';

/**
 * Which draft, and who writes it. `onAct`: records what is more than a change of its content. `mayMoveFrom`: whether they may
 * move drafts out of a space.
 */
type Writing = DraftKey & {
  person: Person | undefined;
  key: string | undefined;
  mayMoveFrom?: (space: string) => boolean;
  onAct?: (act: DraftAct, work: Transaction<Tables>) => Promise<void>;
};

/** What the caller knows of the draft: a revision of it by its `ETag`, or that there is none. */
export type Condition = { etag: string } | 'new';

export type WriteResult =
  | { kind: 'written'; row: DraftRow; isNew: boolean }
  /** The same request came before; nothing is written twice. */
  | { kind: 'repeated'; row: DraftRow }
  | { kind: 'changed'; row: DraftRow; knowsRevision: boolean }
  | { kind: 'absent' };

/**
 * What stays beside a template that a program replaced. The identities of its cards and buttons are no longer true; those
 * that a set names are found again.
 */
function besideOf(before: DraftDocument | undefined, template: TemplateDraft): DraftDocument['beside'] {
  const { entries: _, ...beside } = before?.beside ?? {};
  if (before === undefined || beside.set === undefined) return beside;
  const { draft, entries } = sourceOfDocument(before);
  return { ...beside, entries: matchEntries({ template: draft, entries }, template, randomId) };
}

/** Keeps the drafts of spaces: compares and sets, and never merges. */
export function createDraftStore(database: Database, clock: () => number) {
  const at = () => new Date(clock()).toISOString();

  /** Compares the caller's revision with the newest one, and makes the next if they are the same. */
  function change(
    { space, id, person, key, onAct, mayMoveFrom = () => false }: Writing,
    condition: Condition,
    next: (
      before: DraftRow | undefined,
      known: () => DraftDocument | undefined,
    ) => Pick<DraftRow, 'document' | 'deleted_at'>,
  ): Promise<WriteResult> {
    return database.transaction().execute(async (work): Promise<WriteResult> => {
      const sequence = await nextSequence(work, space);
      const before = await findRow(work, { space, id });
      if (key !== undefined && before !== undefined) {
        const same = await pushesOf(work, { space, id }).where('key', '=', key).executeTakeFirst();
        // The answer is about the revision that the request made: a newer one is not the caller's.
        if (same) return { kind: 'repeated', row: { ...before, revision: same.revision, tag: same.tag } };
      }
      if (before === undefined && condition !== 'new') return { kind: 'absent' };
      if (before !== undefined && (condition === 'new' || condition.etag !== etagOf(before))) {
        const knowsRevision = condition !== 'new' && (await knowsEtag(work, { space, id }, condition.etag));
        return { kind: 'changed', row: before, knowsRevision };
      }
      const earlier = before && { row: before, document: lazy(() => documentOf(before)) };
      const facts = next(before, () => earlier?.document());
      const document = DraftDocument.parse(JSON.parse(facts.document));
      const origin = before === undefined ? await findOrigin(work, document, space, mayMoveFrom) : undefined;
      const row: DraftRow = {
        space,
        id,
        // What was moved counts on: its named revisions keep their numbers.
        revision: String(Number((before ?? origin)?.revision ?? 0) + 1),
        tag: randomBytes(4).toString('hex'),
        sequence,
        name: document.template.name ?? null,
        type: document.template.type,
        words: wordsOf(document),
        document: facts.document,
        created_at: before?.created_at ?? at(),
        changed_at: at(),
        person: person?.name ?? null,
        subject: person?.subject ?? null,
        deleted_at: facts.deleted_at,
      };
      await putRow(work, row, before, key);
      const now = { row, document: () => document };
      const act = findAct(now, earlier, origin);
      if (act) await onAct?.(act, work);
      if (origin) await takeAlong(work, row, origin);
      await keepRevision(work, now, earlier);
      await noteWriter(work, now, earlier);
      return { kind: 'written', row, isNew: before === undefined };
    });
  }

  const revisionsOf = ({ space, id }: DraftKey) =>
    database.selectFrom('draft_revisions').selectAll().where('space', '=', space).where('draft', '=', id);

  /** Revisions with the names that people have now. */
  async function called(rows: readonly RevisionRow[]): Promise<RevisionRow[]> {
    const nameOf = await readNames(
      database,
      rows.flatMap((row) => [row.subject, row.named_subject]),
    );
    return rows.map((row) => ({
      ...row,
      person: nameOf(row.subject, row.person),
      named_by: nameOf(row.named_subject, row.named_by),
    }));
  }

  async function labelRevision(
    { space, id }: DraftKey,
    revision: number,
    label: Pick<RevisionRow, 'name' | 'note' | 'named_by' | 'named_subject'>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('draft_revisions')
      .set(label)
      .where('space', '=', space)
      .where('draft', '=', id)
      .where('revision', '=', padded(revision))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    find: (key: DraftKey) => findRow(database, key),
    /** As `find`, with the name that its last writer has now. */
    async read(key: DraftKey): Promise<DraftRow | undefined> {
      const row = await findRow(database, key);
      return row && (await withCurrentNames(database, [row]))[0];
    },
    /** Writes a draft; a deleted one is there again. Without `beside` the one that is stored stays. */
    write: (writing: Writing, condition: Condition, { template, beside }: DraftDocument) =>
      change(writing, condition, (_, known) => ({
        document: JSON.stringify({ template, beside: beside ?? besideOf(known(), template) }),
        deleted_at: null,
      })),
    /** Marks a draft as deleted. It is kept for 30 days. */
    remove: (writing: Writing, condition: Condition) =>
      change(writing, condition, (before) => ({ document: before?.document ?? '{}', deleted_at: at() })),
    /** The number of the newest change of a space. */
    async sequenceOf(space: string): Promise<number> {
      const row = await database
        .selectFrom('spaces')
        .select('sequence')
        .where('name', '=', space)
        .executeTakeFirst();
      return Number(row?.sequence ?? 0);
    },
    /** Names the change that has a number; undefined if the server no longer knows. */
    async markAt(space: string, sequence: number): Promise<string | undefined> {
      const push = await database
        .selectFrom('draft_pushes')
        .select('tag')
        .where('space', '=', space)
        .where('sequence', '=', padded(sequence))
        .executeTakeFirst();
      return push && `${sequence}-${push.tag}`;
    },
    /** The drafts that changed after a number, the oldest change first. */
    async changesSince(space: string, since: number, limit: number): Promise<DraftRow[]> {
      const rows = await database
        .selectFrom('drafts')
        .selectAll()
        .where('space', '=', space)
        .where('sequence', '>', padded(since))
        .orderBy('sequence')
        .limit(limit)
        .execute();
      return withCurrentNames(database, rows);
    },
    /** The drafts of a space that have all the words, the newest change first. `after`: the last one of the page before. */
    async list(space: string, { isDeleted, words, after, limit }: ListOptions): Promise<DraftRow[]> {
      let query = database
        .selectFrom('drafts')
        .selectAll()
        .where('space', '=', space)
        .where('deleted_at', isDeleted ? 'is not' : 'is', null)
        .orderBy('changed_at', 'desc')
        .orderBy('id')
        .limit(limit);
      for (const word of words) query = query.where('words', 'like', `%${word.replaceAll(/[\\%_]/g, '_')}%`);
      if (after !== undefined)
        query = query.where((row) =>
          row.or([
            row('changed_at', '<', after.changedAt),
            row.and([row('changed_at', '=', after.changedAt), row('id', '>', after.id)]),
          ]),
        );
      return withCurrentNames(database, await query.execute());
    },
    /** The revisions of a draft, the newest first. `before`: the last one of the page before. */
    async revisions(key: DraftKey, { before, isNamed, limit }: RevisionOptions): Promise<RevisionRow[]> {
      let query = revisionsOf(key).orderBy('revision', 'desc').limit(limit);
      if (before !== undefined) query = query.where('revision', '<', padded(before));
      if (isNamed) query = query.where('name', 'is not', null);
      return called(await query.execute());
    },
    async revision(key: DraftKey, revision: number): Promise<RevisionRow | undefined> {
      const rows = await revisionsOf(key).where('revision', '=', padded(revision)).execute();
      return (await called(rows))[0];
    },
    /** Names a revision. */
    async nameRevision(
      key: DraftKey,
      revision: number,
      { name, note }: RevisionName,
      person: Person | undefined,
    ): Promise<'named' | 'absent' | 'full'> {
      const { others } = await database
        .selectFrom('draft_revisions')
        .select(({ fn }) => fn.countAll().as('others'))
        .where('space', '=', key.space)
        .where('draft', '=', key.id)
        .where('revision', '!=', padded(revision))
        .where('name', 'is not', null)
        .executeTakeFirstOrThrow();
      if (Number(others) >= MAX_NAMED) return 'full';
      const label = {
        name,
        note: note || null,
        named_by: person?.name ?? null,
        named_subject: person?.subject ?? null,
      };
      return (await labelRevision(key, revision, label)) ? 'named' : 'absent';
    },
    /** Removes the name of a revision; false if it has none. */
    unnameRevision: (key: DraftKey, revision: number): Promise<boolean> =>
      labelRevision(key, revision, { name: null, note: null, named_by: null, named_subject: null }),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

export type RevisionRow = Tables['draft_revisions'];

/** Named revisions of one draft: they stay as long as it. */
export const MAX_NAMED = 200;

type RevisionOptions = { before: number | undefined; isNamed: boolean; limit: number };

type ListOptions = {
  isDeleted: boolean;
  /** In lower case. */
  words: readonly string[];
  after: { changedAt: string; id: string } | undefined;
  limit: number;
};
