import { z } from 'zod';
import * as operations from '../../schema/openapi/reviews';
import type { RecordedVersion, TemplateRecord } from '../../schema/responses/record';
import { bodyDigest, type ReviewPerson } from '../../schema/responses/reviews';
import { get, type Route } from '../access/route';
import type { Database } from '../database/openDatabase';
import { wrongQuery } from '../gateway/calls/gatewayError';
import { listedSending, noDraft } from '../spaces/draftLists';
import { padded, type DraftKey, type DraftRow } from '../spaces/draftRows';
import type { DraftStore } from '../spaces/draftStore';
import { listedReview } from './reviewRoutes';
import { nameIn, type ReviewStore } from './reviewStore';
import { versionOf } from './versions';

/** Other versions that a record has. */
const MAX_OTHERS = 30;

const RecordQuery = z.strictObject({ digest: z.optional(bodyDigest) });

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

  const sendingsOf = ({ space, id }: DraftKey, digest: string) =>
    database
      .selectFrom('draft_sendings')
      .selectAll()
      .where('space', '=', space)
      .where('draft', '=', id)
      .where((row) =>
        row.or([
          row('digest', '=', digest),
          row(
            'digest',
            'in',
            membersOf({ space, id }).where('version_members.digest', '=', digest).select('member'),
          ),
        ]),
      )
      .orderBy('id')
      .execute();

  /** The revision that a draft had at a time. */
  async function revisionAt({ space, id }: DraftKey, at: string): Promise<string | undefined> {
    const push = await database
      .selectFrom('draft_pushes')
      .select('revision')
      .where('space', '=', space)
      .where('draft', '=', id)
      .where('at', '<=', at)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    return push && padded(push.revision);
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

  /** What happened to one version. `draft`: as it is now; undefined once it is gone. */
  async function recordOf(
    key: DraftKey,
    digest: string,
    draft: DraftRow | undefined,
    writersUntil: (until?: string) => ReviewPerson[],
  ): Promise<RecordedVersion> {
    const found = await reviews.ofVersion(key, digest);
    const sendings = await sendingsOf(key, digest);
    const [newest, lastSending] = [found.at(-1), sendings.at(-1)];
    const until = newest?.revision ?? (lastSending ? await revisionAt(key, lastSending.at) : undefined);
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
        const writersUntil = await readWriters(key);
        const record = await recordOf(key, digest, draft, writersUntil);
        // A draft that is gone leaves only records of what was reviewed or sent.
        if (draft === undefined && record.reviews.length === 0 && record.sendings.length === 0)
          return noDraft();
        const rest = (await versionsOf(key)).filter((version) => version !== digest);
        const others: RecordedVersion[] = [];
        for (const version of rest.slice(0, MAX_OTHERS))
          others.push(await recordOf(key, version, draft, writersUntil));
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
