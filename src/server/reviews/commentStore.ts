import { z } from 'zod';
import type { CommentChange, NewComment } from '../../schema/responses/comments';
import type { ReviewPerson } from '../../schema/responses/reviews';
import type { Person } from '../../schema/responses/session';
import { readNames } from '../access/people';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { beginningOf, workersOn, type Announce } from '../notices/announce';
import type { Transaction } from 'kysely';
import { padded, type DraftKey, type DraftRow } from '../spaces/draftRows';
import { nextTalk } from './talks';
import { keepBody, type Version } from './versions';

export type CommentRow = Tables['comments'];
export type CommentStore = ReturnType<typeof createCommentStore>;

/** Comments on one draft, deleted ones included. */
const MAX_COMMENTS = 1000;

type Addition = { kind: 'added' | 'repeated' | 'taken'; row: CommentRow } | { kind: 'full' };

/** Keeps the comments on drafts, and how far everybody has read them. */
export function createCommentStore(database: Database, now: () => number, announce: Announce) {
  const iso = () => new Date(now()).toISOString();
  const ofDraft = ({ space, id }: DraftKey) =>
    database.selectFrom('comments').selectAll().where('space', '=', space).where('draft', '=', id);
  const find = (draft: DraftKey, comment: string) =>
    ofDraft(draft).where('id', '=', comment).executeTakeFirst();

  async function change(
    draft: DraftKey,
    id: string,
    values: Partial<CommentRow>,
    { isNews = false, also }: { isNews?: boolean; also?: (work: Transaction<Tables>) => Promise<void> },
  ) {
    await database.transaction().execute(async (work) => {
      const sequence = await nextTalk(work, draft);
      await also?.(work);
      await work
        .updateTable('comments')
        .set({ ...values, ...(isNews ? { sequence } : {}) })
        .where('space', '=', draft.space)
        .where('draft', '=', draft.id)
        .where('id', '=', id)
        .execute();
    });
  }

  return {
    find,
    async list(draft: DraftKey): Promise<CommentRow[]> {
      const rows = await ofDraft(draft).orderBy('at').orderBy('id').execute();
      const nameOf = await readNames(
        database,
        rows.flatMap((row) => [row.subject, row.resolved_subject]),
      );
      return rows.map((row) => ({
        ...row,
        person: nameOf(row.subject, row.person),
        resolved_by: nameOf(row.resolved_subject, row.resolved_by),
      }));
    },
    /** Adds a comment under the id that the caller chose; a repetition of the same one adds nothing. */
    add(
      draft: Pick<DraftRow, 'space' | 'id' | 'name'>,
      id: string,
      {
        thread = null,
        path,
        digest,
        text,
      }: Pick<NewComment, 'path' | 'digest' | 'text'> & { thread?: string | null },
      mentions: readonly ReviewPerson[],
      person: Person | undefined,
      /** The version, if it is not stored yet. */
      version: Version | undefined,
      /** Records the act. */
      begin: (within: Database) => Promise<unknown>,
    ): Promise<Addition> {
      return database.transaction().execute(async (work): Promise<Addition> => {
        const sequence = await nextTalk(work, draft);
        const all = await work
          .selectFrom('comments')
          .selectAll()
          .where('space', '=', draft.space)
          .where('draft', '=', draft.id)
          .execute();
        const same = all.find((row) => row.id === id);
        if (same)
          return { kind: same.subject === (person?.subject ?? null) ? 'repeated' : 'taken', row: same };
        if (all.length >= MAX_COMMENTS) return { kind: 'full' };
        await begin(work);
        if (version) await keepBody(work, draft, version);
        const row: CommentRow = {
          space: draft.space,
          draft: draft.id,
          id,
          sequence,
          thread,
          path,
          digest,
          text,
          subject: person?.subject ?? null,
          person: person?.name ?? null,
          at: iso(),
          edited_at: null,
          deleted_at: null,
          resolved_at: null,
          resolved_by: null,
          resolved_subject: null,
          mentions: mentions.length === 0 ? null : JSON.stringify(mentions),
        };
        await work.insertInto('comments').values(row).execute();
        const talking = all.filter(
          (other) => thread !== null && (other.id === thread || other.thread === thread),
        );
        const people = [
          ...talking.flatMap(({ subject }) => subject ?? []),
          ...(await workersOn(work, draft)),
        ];
        await announce(
          work,
          { event: 'comment.created', ...keyOf(draft), name: draft.name, by: person, about: id, text },
          { people, mentioned: mentions.map((one) => one.id) },
        );
        return { kind: 'added', row };
      });
    },
    /** Changes the text, or resolves or reopens the thread. */
    async change(
      draft: Pick<DraftRow, 'space' | 'id' | 'name'>,
      row: CommentRow,
      { text, isResolved }: CommentChange,
      mentions: readonly ReviewPerson[],
      person: Person | undefined,
    ): Promise<void> {
      const at = iso();
      const values = {
        ...(text === undefined
          ? {}
          : {
              text,
              edited_at: at,
              mentions: mentions.length === 0 ? null : JSON.stringify(mentions),
            }),
        ...(isResolved === undefined
          ? {}
          : {
              resolved_at: isResolved ? at : null,
              resolved_by: isResolved ? (person?.name ?? null) : null,
              resolved_subject: isResolved ? (person?.subject ?? null) : null,
            }),
      };
      const known = new Set(mentionsIn(row).map(({ id }) => id));
      const added = mentions.filter(({ id }) => !known.has(id));
      await change(draft, row.id, values, {
        isNews: text !== undefined,
        async also(work) {
          if (text === undefined) return;
          await work
            .updateTable('notices')
            .set({ text: beginningOf(text) })
            .where('space', '=', draft.space)
            .where('draft', '=', draft.id)
            .where('about', '=', row.id)
            .execute();
          if (added.length > 0)
            await announce(
              work,
              {
                event: 'comment.created',
                ...keyOf(draft),
                name: draft.name,
                by: person,
                about: row.id,
                text,
              },
              { people: [], mentioned: added.map(({ id }) => id) },
            );
        },
      });
    },
    /** Takes the text out, here and in inboxes. That there was a comment stays. */
    remove: (draft: DraftKey, id: string): Promise<void> =>
      change(
        draft,
        id,
        { text: '', mentions: null, deleted_at: iso() },
        {
          async also(work) {
            await work
              .updateTable('notices')
              .set({ text: null })
              .where('space', '=', draft.space)
              .where('draft', '=', draft.id)
              .where('about', '=', id)
              .execute();
          },
        },
      ),
    /** How far a person has read. */
    async seen({ space, id }: DraftKey, subject: string): Promise<number> {
      const row = await database
        .selectFrom('talk_reads')
        .select('sequence')
        .where('subject', '=', subject)
        .where('space', '=', space)
        .where('draft', '=', id)
        .executeTakeFirst();
      return Number(row?.sequence ?? 0);
    },
    async markSeen({ space, id: draft }: DraftKey, subject: string, sequence: number): Promise<void> {
      await database
        .insertInto('talk_reads')
        .values({ subject, space, draft, sequence: padded(sequence) })
        .onConflict((conflict) =>
          conflict
            .columns(['subject', 'space', 'draft'])
            .doUpdateSet({ sequence: padded(sequence) })
            .where('talk_reads.sequence', '<', padded(sequence)),
        )
        .execute();
    },
  };
}

const keyOf = ({ space, id }: DraftKey): DraftKey => ({ space, id });

const Mentions = z.array(z.object({ id: z.string(), name: z.string() }));

/** The people whom a comment names. */
export const mentionsIn = ({ mentions }: Pick<CommentRow, 'mentions'>): ReviewPerson[] =>
  mentions === null ? [] : Mentions.parse(JSON.parse(mentions));
