import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { groupBy } from '../../lib/values';
import * as operations from '../../schema/openapi/reviews';
import type { RecordedVersion, TemplateRecord } from '../../schema/responses/record';
import { bodyDigest, type ReviewPerson } from '../../schema/responses/reviews';
import { withCurrentNames } from '../access/people';
import { get, type Route } from '../access/route';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { wrongQuery } from '../gateway/calls/gatewayError';
import { listedSending, noDraft } from '../spaces/draftLists';
import { padded, type DraftKey, type DraftRow } from '../spaces/draftRows';
import type { DraftStore } from '../spaces/draftStore';
import { listedReview } from './reviewRoutes';
import { nameIn, type ReviewStore } from './reviewStore';
import { versionOf } from './versions';

/** Other versions that a record has. */
const MAX_OTHERS = 30;

const RecordQuery = z.strictObject({ digest: z.optional(bodyDigest), only: z.literal('version').optional() });

/** The revision that a draft had when it was sent. */
const revisionAt = (row: ExpressionBuilder<Tables, 'draft_sendings'>) =>
  row
    .selectFrom('draft_pushes')
    .select('revision')
    .whereRef('draft_pushes.space', '=', 'draft_sendings.space')
    .whereRef('draft_pushes.draft', '=', 'draft_sendings.draft')
    .whereRef('draft_pushes.at', '<=', 'draft_sendings.at')
    .orderBy('sequence', 'desc')
    .limit(1)
    .as('revision');

type RecordDependencies = { database: Database; drafts: Pick<DraftStore, 'find'>; reviews: ReviewStore };

/** `…/record`: who wrote, reviewed and sent a version of a draft, and its other versions. It outlives the draft. */
export function recordRoutes({ database, drafts, reviews }: RecordDependencies): Route[] {
  /** The version that was approved or sent last. */
  async function newestDigest({ space, id: draft }: DraftKey): Promise<string | undefined> {
    const approved = await database
      .selectFrom('reviews')
      .innerJoin('decisions', 'decisions.review', 'reviews.id')
      .select(['digest', 'decisions.at'])
      .where('space', '=', space)
      .where('draft', '=', draft)
      .where('state', '=', 'approved')
      .orderBy('decisions.at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const sent = await database
      .selectFrom('draft_sendings')
      .select(['digest', 'at'])
      .where('space', '=', space)
      .where('draft', '=', draft)
      .where('outcome', '!=', 'not-done')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isSentLast = sent !== undefined && (approved === undefined || sent.at > approved.at);
    if (!isSentLast) return approved?.digest;
    // A template of a set counts for the version of the set, of several for the one that was approved last.
    const ofSet = await membersOf({ space, id: draft })
      .where('member', '=', sent.digest)
      .innerJoin('reviews', (join) =>
        join
          .onRef('reviews.space', '=', 'version_members.space')
          .onRef('reviews.draft', '=', 'version_members.draft')
          .onRef('reviews.digest', '=', 'version_members.digest'),
      )
      .select('version_members.digest')
      .orderBy((row) => row.case().when('state', '=', 'approved').then(0).else(1).end())
      .orderBy('reviews.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return (ofSet ?? sent).digest;
  }

  const membersOf = ({ space, id }: DraftKey) =>
    database
      .selectFrom('version_members')
      .where('version_members.space', '=', space)
      .where('version_members.draft', '=', id);

  /** When versions were sent, the oldest first; of sets, each of their templates. `revision`: of the draft at that time. */
  async function sendingsOf({ space, id }: DraftKey, digests: readonly string[]) {
    const ofDraft = database
      .selectFrom('draft_sendings')
      .selectAll('draft_sendings')
      .where('draft_sendings.space', '=', space)
      .where('draft_sendings.draft', '=', id);
    const single = await ofDraft
      .where('digest', 'in', digests)
      .select(['digest as version', revisionAt])
      .execute();
    const ofSets = await ofDraft
      .innerJoin('version_members', (join) =>
        join
          .onRef('version_members.space', '=', 'draft_sendings.space')
          .onRef('version_members.draft', '=', 'draft_sendings.draft')
          .onRef('member', '=', 'draft_sendings.digest'),
      )
      .where('version_members.digest', 'in', digests)
      .select('version_members.digest as version')
      .execute();
    const all = [...single, ...ofSets.map((row) => ({ ...row, revision: null }))];
    return withCurrentNames(
      database,
      all.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    );
  }

  /** Tells who had changed the template until a revision, or ever without one, by name. */
  async function readWriters({ space, id }: DraftKey): Promise<(until?: string) => ReviewPerson[]> {
    const writers = await database
      .selectFrom('draft_writers')
      .leftJoin('people', 'people.subject', 'draft_writers.subject')
      .select(['draft_writers.subject', 'revision', 'people.name'])
      .where('space', '=', space)
      .where('draft', '=', id)
      .execute();
    const states = await database
      .selectFrom('draft_revisions')
      .select(['subject', 'person', 'revision'])
      .where('space', '=', space)
      .where('draft', '=', id)
      .orderBy('revision')
      .execute();
    return (until) => {
      // A writer is noted with their last change only. Their states tell of earlier ones: the first state from the revision
      // on has taken its place, as that of the same person.
      const last = states.find(({ revision }) => until !== undefined && revision >= until);
      const wroteBefore = (subject: string) =>
        states.some((state) => state.subject === subject && (!last || state.revision <= last.revision));
      return writers
        .filter(({ subject, revision }) => until === undefined || revision <= until || wroteBefore(subject))
        .map(({ subject, name }) => {
          const known = states.findLast((state) => state.subject === subject)?.person;
          return { id: subject, name: name ?? known ?? 'a former member' };
        })
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    };
  }

  /** The versions that were reviewed or sent, the latest first. A template of a set counts for the version of the set. */
  async function versionsOf({ space, id }: DraftKey): Promise<string[]> {
    const reviewed = await database
      .selectFrom('reviews')
      .select(['digest', 'at'])
      .where('space', '=', space)
      .where('draft', '=', id)
      .execute();
    const sent = await database
      .selectFrom('draft_sendings')
      .select(['digest', 'at'])
      .where('space', '=', space)
      .where('draft', '=', id)
      .where('digest', 'not in', membersOf({ space, id }).select('member'))
      .execute();
    const latestFirst = [...reviewed, ...sent].toSorted((one, other) => (one.at < other.at ? 1 : -1));
    return [...new Set(latestFirst.map(({ digest }) => digest))];
  }

  /** What happened to versions. `draft`: as it is now; undefined once it is gone. */
  async function readRecords(
    key: DraftKey,
    digests: readonly string[],
    draft: DraftRow | undefined,
  ): Promise<RecordedVersion[]> {
    const reviewed = groupBy(await reviews.ofVersions(key, digests), ({ digest }) => digest);
    const sent = groupBy(await sendingsOf(key, digests), ({ version }) => version);
    const writersUntil = await readWriters(key);
    return digests.map((digest) => {
      const found = reviewed.get(digest) ?? [];
      const sendings = sent.get(digest) ?? [];
      const [newest, lastSending] = [found.at(-1), sendings.at(-1)];
      const until = newest?.revision ?? (lastSending?.revision ? padded(lastSending.revision) : undefined);
      return {
        digest,
        name: newest ? nameIn(newest) : (lastSending?.name ?? draft?.name ?? null),
        isApproved: found.some(({ state }) => state === 'approved'),
        // Of a draft that is gone, nobody knows any more who wrote when.
        writers: writersUntil(draft && until),
        reviews: found.map((row) => {
          const { id, state, revision, reviewers, needs, note, due, by, at, decisions } = listedReview(
            row,
            null,
          );
          return { id, state, revision, reviewers, needs, note, due, by, at, decisions };
        }),
        sendings: sendings.map((row) => ({ ...listedSending(row), platformStatus: row.platform_status })),
      };
    });
  }

  return [
    get(
      '/api/v1/spaces/:space/drafts/:id/record',
      { needs: 'space viewer', operation: operations.readVersionRecord },
      async (c) => {
        const query = RecordQuery.safeParse(c.req.query());
        if (!query.success) return wrongQuery(query.error, 'parameter');
        const { space, id } = c.req.param();
        const key = { space, id };
        const draft = await drafts.find(key);
        const current = draft && versionOf(draft).digest;
        const digest = query.data.digest ?? (await newestDigest(key)) ?? current;
        if (digest === undefined) return noDraft();
        const versions = query.data.only ? [] : await versionsOf(key);
        const rest = versions.filter((version) => version !== digest);
        const [record, ...others] = await readRecords(key, [digest, ...rest.slice(0, MAX_OTHERS)], draft);
        // A draft that is gone leaves only records of what was reviewed or sent.
        const isEmpty = record?.reviews.length === 0 && record.sendings.length === 0;
        if (record === undefined || (draft === undefined && isEmpty)) return noDraft();
        return Response.json({
          space,
          draft: id,
          ...record,
          others,
          more: rest.length - others.length,
        } satisfies TemplateRecord);
      },
    ),
  ];
}
