import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { groupBy, isSame } from '../../lib/values';
import type { NewDecision, NewReview, ReviewPerson } from '../../schema/responses/reviews';
import type { Person } from '../../schema/responses/session';
import { readNames } from '../access/people';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { workersOn, type Announce } from '../notices/announce';
import { ascendingId } from '../request/requestId';
import { padded, type DraftKey, type DraftRow } from '../spaces/draftRows';
import { nextTalk } from './talks';
import { keepBody, keepMembers, versionOf } from './versions';

export type ReviewRow = Tables['reviews'];
type DecisionRow = Tables['decisions'];
/** The body of the version of a review, and how many templates it is. */
type ReviewedVersion = Pick<Tables['draft_versions'], 'body' | 'members'>;
/** A review with its decisions, the oldest first, and its version. */
export type StoredReview = DecidedReview & ReviewedVersion;
/** A review with its decisions and the people who are asked, with the names that they have now, without its version. */
export type DecidedReview = ReviewRow & { asked: ReviewPerson[]; decisions: DecisionRow[] };

const Reviewers = z.array(z.object({ id: z.string(), name: z.string() }));
const reviewersOf = ({ reviewers }: Pick<ReviewRow, 'reviewers'>): ReviewPerson[] =>
  Reviewers.parse(JSON.parse(reviewers));

const nameOfKey = ({ space, id }: DraftKey) => `${space}/${id}`;

export type ReviewStore = ReturnType<typeof createReviewStore>;

/** Keeps which versions of drafts were sent to review, and what the reviewers decided. */
export function createReviewStore(database: Database, now: () => number, announce: Announce) {
  const iso = () => new Date(now()).toISOString();

  const rows = (work: Database | Transaction<Tables> = database) =>
    work
      .selectFrom('reviews')
      .innerJoin('draft_versions', (join) =>
        join
          .onRef('draft_versions.space', '=', 'reviews.space')
          .onRef('draft_versions.draft', '=', 'reviews.draft')
          .onRef('draft_versions.digest', '=', 'reviews.digest'),
      )
      .selectAll('reviews')
      .select(['draft_versions.body', 'draft_versions.members']);

  async function withDecisions<Row extends ReviewRow>(
    found: Row[],
    work: Database | Transaction<Tables> = database,
  ): Promise<(Row & Pick<DecidedReview, 'asked' | 'decisions'>)[]> {
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const decisions = await work
      .selectFrom('decisions')
      .selectAll()
      .where('review', 'in', ids)
      .orderBy('at')
      .orderBy('subject')
      .execute();
    const byReview = groupBy(decisions, ({ review }) => review);
    const asked = new Map(found.map((row) => [row.id, reviewersOf(row)]));
    const nameOf = await readNames(work, [
      ...found.map(({ subject }) => subject),
      ...decisions.map(({ subject }) => subject),
      ...[...asked.values()].flat().map((person) => person.id),
    ]);
    return found.map((row) => ({
      ...row,
      person: nameOf(row.subject, row.person),
      asked: (asked.get(row.id) ?? []).map(({ id, name }) => ({ id, name: nameOf(id, name) })),
      decisions: (byReview.get(row.id) ?? []).map((one) => ({
        ...one,
        person: nameOf(one.subject, one.person),
      })),
    }));
  }

  /** Reads at once who has changed each of the drafts since its last approved version, by their ids. */
  async function writersOf(keys: readonly DraftKey[]): Promise<(key: DraftKey) => ReadonlySet<string>> {
    const found = await database
      .selectFrom('draft_writers')
      .select(['space', 'draft as id', 'subject'])
      .where('space', 'in', [...new Set(keys.map(({ space }) => space)), ''])
      .where('draft', 'in', [...new Set(keys.map(({ id }) => id)), ''])
      .where((row) =>
        row(
          'revision',
          '>',
          row.fn.coalesce(
            row
              .selectFrom('reviews')
              .select(({ fn }) => fn.max('reviews.revision').as('revision'))
              .whereRef('reviews.space', '=', 'draft_writers.space')
              .whereRef('reviews.draft', '=', 'draft_writers.draft')
              .where('state', '=', 'approved'),
            sql.lit(padded(0)),
          ),
        ),
      )
      .execute();
    const byDraft = groupBy(found, nameOfKey);
    return (key) => new Set(byDraft.get(nameOfKey(key))?.map(({ subject }) => subject));
  }

  return {
    /** Sends a version of a draft to review. A version that still waits is replaced. */
    async ask(
      draft: DraftRow,
      { needs, note, due }: NewReview,
      reviewers: readonly ReviewPerson[],
      person: Person,
      /** Whom to notify: the people asked, or everybody who can approve. */
      recipients: readonly ReviewPerson[],
    ): Promise<string> {
      const at = iso();
      const id = ascendingId(at);
      const version = versionOf(draft);
      const { space, id: draftId, revision } = draft;
      if (version.set) await keepMembers(database, draft, version.digest, version.set);
      return database.transaction().execute(async (work) => {
        await nextTalk(work, draft);
        const asked = {
          digest: version.digest,
          reviewers: JSON.stringify(reviewers),
          needs,
          note: note ?? null,
          due: due ?? null,
          subject: person.subject,
        };
        const waiting = await work
          .selectFrom('reviews')
          .selectAll()
          .where('space', '=', space)
          .where('draft', '=', draftId)
          .where('state', '=', 'open')
          .executeTakeFirst();
        // Pressed twice: the second press changes nothing, and nobody is notified again.
        if (waiting && isSame({ ...waiting, ...asked }, waiting)) return waiting.id;
        await keepBody(work, draft, version);
        await work
          .updateTable('reviews')
          .set({ state: 'replaced' })
          .where('space', '=', space)
          .where('draft', '=', draftId)
          .where('state', 'in', ['open', 'changes'])
          .execute();
        await work
          .insertInto('reviews')
          .values({
            id,
            space,
            draft: draftId,
            revision: padded(revision),
            ...asked,
            person: person.name,
            at,
            state: 'open',
          })
          .execute();
        await announce(
          work,
          {
            event: 'review.requested',
            space,
            id: draftId,
            name: draft.name,
            by: person,
            about: id,
            text: note,
          },
          { people: recipients.map((one) => one.id) },
        );
        return id;
      });
    },
    /** The latest reviews of a draft, the newest first. */
    async list({ space, id }: DraftKey, limit: number): Promise<StoredReview[]> {
      const found = await rows()
        .where('reviews.space', '=', space)
        .where('reviews.draft', '=', id)
        .orderBy('reviews.id', 'desc')
        .limit(limit)
        .execute();
      return withDecisions(found);
    },
    /** The version of a draft that was sent last. Those that were sent as part of a set are not stored each. */
    lastSent({ space, id }: DraftKey) {
      return database
        .selectFrom('draft_sendings')
        .innerJoin('draft_versions', (join) =>
          join
            .onRef('draft_versions.space', '=', 'draft_sendings.space')
            .onRef('draft_versions.draft', '=', 'draft_sendings.draft')
            .onRef('draft_versions.digest', '=', 'draft_sendings.digest'),
        )
        .select(['draft_sendings.digest', 'at', 'body'])
        .where('draft_sendings.space', '=', space)
        .where('draft_sendings.draft', '=', id)
        .where('outcome', 'in', ['done', 'unknown', 'started'])
        .orderBy('draft_sendings.id', 'desc')
        .limit(1)
        .executeTakeFirst();
    },
    /** The reviews of a space that wait for a decision or for changes, the oldest first. */
    async waiting(space: string, limit: number): Promise<StoredReview[]> {
      const found = await rows()
        .where('reviews.space', '=', space)
        .where('reviews.state', 'in', ['open', 'changes'])
        .orderBy('reviews.id')
        .limit(limit)
        .execute();
      return withDecisions(found);
    },
    /**
     * The reviews of all drafts of spaces that are in one of the states, the newest first, with the names of the drafts.
     * `before`: the last one of the page before.
     */
    async summaries(spaces: readonly string[], states: readonly string[], limit: number, before?: string) {
      const found = await database
        .selectFrom('reviews')
        .innerJoin('drafts', (join) =>
          join.onRef('drafts.space', '=', 'reviews.space').onRef('drafts.id', '=', 'reviews.draft'),
        )
        .selectAll('reviews')
        .select('drafts.name')
        .where('reviews.space', 'in', [...spaces, ''])
        .where('reviews.state', 'in', [...states])
        .where('drafts.deleted_at', 'is', null)
        .$if(before !== undefined, (query) => query.where('reviews.id', '<', before ?? ''))
        .orderBy('reviews.id', 'desc')
        .limit(limit)
        .execute();
      return withDecisions(found);
    },
    /** The reviews of some versions of a draft, the oldest first. */
    async ofVersions({ space, id }: DraftKey, digests: readonly string[]): Promise<StoredReview[]> {
      const found = await rows()
        .where('reviews.space', '=', space)
        .where('reviews.draft', '=', id)
        .where('reviews.digest', 'in', digests)
        .orderBy('reviews.id')
        .execute();
      return withDecisions(found);
    },
    async find({ space, id }: DraftKey, review: string): Promise<StoredReview | undefined> {
      const found = await rows()
        .where('reviews.space', '=', space)
        .where('reviews.draft', '=', id)
        .where('reviews.id', '=', review)
        .execute();
      return (await withDecisions(found))[0];
    },
    /** Records what a person decided, once: `begin` records the act. A review may have ended in this moment. */
    decide(
      { space, draft, id }: ReviewRow,
      { verdict, reason }: NewDecision,
      person: Person,
      /** The label of the token by which they decide. */
      token: string | undefined,
      begin: (within: Database) => Promise<unknown>,
    ): Promise<'decided' | 'repeated' | 'ended'> {
      return database.transaction().execute(async (work) => {
        await nextTalk(work, { space, id: draft });
        const read = async () =>
          (await withDecisions(await rows(work).where('reviews.id', '=', id).execute(), work))[0];
        const current = await read();
        if (current === undefined || hasEnded(current)) return 'ended';
        const own = current.decisions.find((decision) => decision.subject === person.subject);
        // Pressed twice at once: the second press changes nothing, and nobody is notified again.
        if (own?.verdict === verdict && own.reason === (reason ?? null)) return 'repeated';
        await begin(work);
        const decision = {
          person: person.name,
          token: token ?? null,
          verdict,
          reason: reason ?? null,
          at: iso(),
        };
        await work
          .insertInto('decisions')
          .values({ review: id, subject: person.subject, ...decision })
          .onConflict((conflict) => conflict.columns(['review', 'subject']).doUpdateSet(decision))
          .execute();
        // What was asked of the person is done.
        await work
          .updateTable('notices')
          .set({ read_at: decision.at })
          .where('subject', '=', person.subject)
          .where('about', '=', id)
          .where('read_at', 'is', null)
          .execute();
        const state = judge((await read()) ?? current);
        await work.updateTable('reviews').set({ state }).where('id', '=', id).execute();
        const key = { space, id: draft };
        await announce(
          work,
          {
            event: 'review.decided',
            ...key,
            name: nameIn(current),
            by: { ...person, name: nameWithToken(person.name, token) },
            outcome: verdict,
            about: id,
            text: reason,
          },
          { people: await workersOn(work, key) },
        );
        return 'decided';
      });
    },
    /** Ends a review that waits. Resolves to false if it was decided or replaced in this moment. */
    withdraw({ space, draft, id }: ReviewRow): Promise<boolean> {
      return database.transaction().execute(async (work) => {
        await nextTalk(work, { space, id: draft });
        const { numUpdatedRows } = await work
          .updateTable('reviews')
          .set({ state: 'withdrawn' })
          .where('id', '=', id)
          .where('state', 'in', ['open', 'changes'])
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      });
    },
    /** Whether a version was approved, or is a template of an approved set: in one draft, or in any draft of the spaces. */
    async isApproved(spaces: readonly string[], draft: string | undefined, digest: string): Promise<boolean> {
      if (spaces.length === 0) return false;
      let asItself = database
        .selectFrom('reviews')
        .select('id')
        .where('space', 'in', [...spaces])
        .where('digest', '=', digest)
        .where('state', '=', 'approved')
        .limit(1);
      let ofSet = database
        .selectFrom('version_members')
        .innerJoin('reviews', (join) =>
          join
            .onRef('reviews.space', '=', 'version_members.space')
            .onRef('reviews.draft', '=', 'version_members.draft')
            .onRef('reviews.digest', '=', 'version_members.digest'),
        )
        .select('id')
        .where('member', '=', digest)
        .where('reviews.space', 'in', [...spaces])
        .where('state', '=', 'approved')
        .limit(1);
      if (draft !== undefined) {
        asItself = asItself.where('draft', '=', draft);
        ofSet = ofSet.where('reviews.draft', '=', draft);
      }
      return ((await asItself.executeTakeFirst()) ?? (await ofSet.executeTakeFirst())) !== undefined;
    },
    writersOf,
    /** The ids of the people who have changed a draft since its last approved version. */
    writers: async (key: DraftKey): Promise<ReadonlySet<string>> => (await writersOf([key]))(key),
  };
}

/** Who has decided, with the token by which they did. */
export const nameWithToken = (name: string, token: string | null | undefined): string =>
  token === null || token === undefined ? name : `${name} (token ${token})`;

const Named = z.object({ name: z.string() });
/** The name of the template of a review. */
export const nameIn = ({ body }: Pick<StoredReview, 'body'>): string | null =>
  Named.safeParse(JSON.parse(body)).data?.name ?? null;

/** Whether a review takes no decisions any more. An approved one does: an approval can be taken back. */
export const hasEnded = ({ state }: Pick<ReviewRow, 'state'>) =>
  state === 'replaced' || state === 'withdrawn';

/** One wish for changes is enough to hold a version back. */
function judge(review: StoredReview): 'open' | 'approved' | 'changes' {
  const { decisions, needs } = review;
  if (decisions.some(({ verdict }) => verdict === 'changes')) return 'changes';
  const approved = new Set(decisions.map(({ subject }) => subject));
  const isEnough = needs === 'all' ? review.asked.every(({ id }) => approved.has(id)) : approved.size > 0;
  return isEnough ? 'approved' : 'open';
}
