import type { Context } from 'hono';
import { z } from 'zod';
import { countMembers } from '../../schema/draft/set';
import * as operations from '../../schema/openapi/reviews';
import {
  NewDecision,
  NewReview,
  Review,
  type OpenReviewList,
  type DraftVersion,
  type ReviewList,
  type ReviewPerson,
  type ReviewSummary,
  type ReviewSummaryList,
} from '../../schema/responses/reviews';
import { MAX_BATCH_ITEMS } from '../../schema/responses/batches';
import { UnfinishedTemplate } from '../../schema/responses/spaces';
import { readName } from '../access/people';
import { del, get, post, put, type Route } from '../access/route';
import type { Database } from '../database/openDatabase';
import { spacesOf, type SpaceSettings } from '../access/spaces';
import { gatewayError, wrongQuery } from '../gateway/calls/gatewayError';
import { readOwnBody } from '../gateway/calls/readForwardedBody';
import type { Caller, ServerEnv } from '../request/bindings';
import { noDraft } from '../spaces/draftLists';
import type { DraftKey } from '../spaces/draftRows';
import type { DraftStore } from '../spaces/draftStore';
import type { Reviewers } from './reviewers';
import {
  hasEnded,
  nameIn,
  nameWithToken,
  type DecidedReview,
  type ReviewStore,
  type StoredReview,
} from './reviewStore';
import { findBody, storedDocument, versionOf } from './versions';

const MAX_REQUEST_BYTES = 20_000;
/** Reviews of one draft that a list has; older ones are in the activity. */
const LISTED = 30;
/** Reviews of a space that wait. */
const MAX_WAITING = 200;
/** Reviews of all spaces of a person: those that wait, as a page, and those that are approved. */
const MAX_SUMMARIES = { waiting: 500, approved: 1000 };

const SummaryQuery = z.strictObject({ waiting: z.literal('me').optional() });

type ReviewDependencies = {
  settings: SpaceSettings;
  database: Database;
  drafts: Pick<DraftStore, 'find'>;
  reviews: ReviewStore;
  reviewers: Reviewers;
  /** Reports a change to the pages that are open. */
  report: () => void;
};

const path = '/api/v1/spaces/:space/drafts/:id/reviews';
type OfReview = Context<ServerEnv, `${typeof path}/:review`>;

/** `…/reviews`: which version of a draft was sent to review, and what the reviewers decided. */
export function reviewRoutes({
  settings,
  database,
  drafts,
  reviews,
  reviewers,
  report,
}: ReviewDependencies): Route[] {
  async function listed(rows: readonly StoredReview[], caller: Caller): Promise<Review[]> {
    const writersOf = await reviews.writersOf(rows.map(keyOf));
    return rows.map((row) => listedReview(row, reviewers.findDenial(row, caller, writersOf(keyOf(row)))));
  }
  /** Tells what a review asks of a caller; null if it waits for others. */
  async function tasksOf(rows: readonly DecidedReview[], caller: Caller) {
    const me = caller.person?.subject;
    const open = rows.filter(({ state }) => state === 'open');
    const writersOf = await reviews.writersOf(open.map(keyOf));
    return (row: DecidedReview): ReviewSummary['task'] => {
      if (row.state === 'changes') return row.subject === me ? 'change' : null;
      if (row.state !== 'open' || row.decisions.some(({ subject }) => subject === me)) return null;
      return reviewers.findDenial(row, caller, writersOf(keyOf(row))) === null ? 'decide' : null;
    };
  }
  /** A review, and the person who calls; or the refusal. */
  async function find(c: OfReview) {
    const { person } = c.env.caller ?? {};
    if (person === undefined) return noSignIn();
    const review = await reviews.find(c.req.param(), c.req.param('review'));
    return review === undefined ? noReview() : { review, person };
  }

  return [
    get(
      '/api/v1/spaces/:space/reviews',
      { needs: 'space viewer', operation: operations.listOpenReviews },
      async (c) => {
        const { space } = c.req.param();
        const rows = await reviews.waiting(space, MAX_WAITING);
        return Response.json({
          reviews: await listed(rows, c.env.caller ?? {}),
        } satisfies OpenReviewList);
      },
    ),
    get('/api/v1/reviews', { needs: 'viewer', operation: operations.listReviewSummaries }, async (c) => {
      const query = SummaryQuery.safeParse(c.req.query());
      if (!query.success) return wrongQuery(query.error, 'parameter');
      const caller = c.env.caller ?? {};
      const spaces = spacesOf(caller, settings).map(({ name }) => name);
      const isMine = query.data.waiting === 'me';
      const waiting: ReviewSummary[] = [];
      for (let before: string | undefined; ;) {
        // Each page says where the next begins; mostly there is one.
        // oxlint-disable-next-line no-await-in-loop
        const rows = await reviews.summaries(spaces, ['open', 'changes'], MAX_SUMMARIES.waiting, before);
        // oxlint-disable-next-line no-await-in-loop
        const taskOf = await tasksOf(rows, caller);
        const page = rows.map((row) => summaryOf(row, taskOf(row)));
        // What waits for the caller is listed whatever its age, and of the others the newest.
        const isForAll = !isMine && before === undefined;
        waiting.push(...page.filter(({ task }) => isForAll || task !== null));
        before = rows.at(-1)?.id;
        if (rows.length < MAX_SUMMARIES.waiting) break;
      }
      const approved = isMine ? [] : await reviews.summaries(spaces, ['approved'], MAX_SUMMARIES.approved);
      return Response.json({
        reviews: [...waiting, ...approved.map((row) => summaryOf(row, null))].toSorted((one, other) =>
          one.id < other.id ? 1 : -1,
        ),
      } satisfies ReviewSummaryList);
    }),
    get(path, { needs: 'space viewer', operation: operations.listReviews }, async (c) => {
      const key = c.req.param();
      const draft = await drafts.find(key);
      if (draft === undefined) return noDraft();
      const rows = await reviews.list(key, LISTED);
      const sent = await reviews.lastSent(key);
      return Response.json({
        reviews: await listed(rows, c.env.caller ?? {}),
        digest: versionOf(draft).digest,
        approvers: await reviewers.whoMayApprove(key),
        sent: sent ? { digest: sent.digest, at: Date.parse(sent.at), template: templateIn(sent) } : null,
      } satisfies ReviewList);
    }),
    get(
      '/api/v1/spaces/:space/drafts/:id/versions/:digest',
      { needs: 'space viewer', operation: operations.readVersion },
      async (c) => {
        const { digest, ...key } = c.req.param();
        const version = await findBody(database, key, digest);
        return version === undefined
          ? gatewayError(404, 'not_found', 'digest: no review and no comment is about such a version')
          : Response.json({
              digest,
              template: templateIn(version),
              document: storedDocument(version.document),
            } satisfies DraftVersion);
      },
    ),
    post(
      path,
      { needs: 'space author', operation: operations.askForReview, records: 'review-asked' },
      async (c) => {
        const body = await readOwnBody(c.req.raw, NewReview, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const { person } = c.env.caller ?? {};
        if (person === undefined) return noSignIn();
        const key = c.req.param();
        const draft = await drafts.find(key);
        if (draft === undefined || draft.deleted_at !== null) return noDraft();
        const { digest, set } = versionOf(draft);
        if (digest !== body.digest) return changedMeanwhile();
        if (countMembers(set?.set) > MAX_BATCH_ITEMS) return tooMany();
        if (await reviews.isApproved([key.space], key.id, digest)) return approvedAlready();
        const asked = await chooseReviewers(body, key, reviewers);
        if (asked instanceof Response) return asked;
        const refusal = await c.env.beginAct?.({ name: draft.name ?? undefined });
        if (refusal) return refusal;
        const recipients = asked.length > 0 ? asked : await reviewers.whoMayApprove(key);
        const id = await reviews.ask(draft, body, asked, person, recipients);
        report();
        return answer(c.env.caller, key, id, 201);
      },
    ),
    del(
      `${path}/:review`,
      { needs: 'space author', operation: operations.withdrawReview, records: 'review-withdrawn' },
      async (c) => {
        const found = await find(c);
        if (found instanceof Response) return found;
        const refusal = await c.env.beginAct?.({ name: nameIn(found.review) ?? undefined });
        if (refusal) return refusal;
        if (!(await reviews.withdraw(found.review))) return ended();
        report();
        return new Response(null, { status: 204 });
      },
    ),
    put(
      `${path}/:review/decision`,
      { needs: 'space approver', operation: operations.decideReview, records: 'version-approved' },
      async (c) => {
        const body = await readOwnBody(c.req.raw, NewDecision, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const found = await find(c);
        if (found instanceof Response) return found;
        const { review } = found;
        const { person } = found;
        const { token } = c.env.caller ?? {};
        const label = token && (readName(token.label) ?? 'without a label');
        if (body.digest !== review.digest) return otherVersion();
        if (hasEnded(review)) return ended();
        if (body.verdict === 'changes' && body.reason === undefined) return noReason();
        const { space, id } = c.req.param();
        const denial = reviewers.findDenial(review, c.env.caller ?? {}, await reviews.writers({ space, id }));
        if (denial !== null) return gatewayError(403, 'reviewer', `${denial} Nothing was decided.`);
        const action = body.verdict === 'approved' ? 'version-approved' : 'changes-asked';
        const result = await reviews.decide(
          review,
          body,
          person,
          label,
          async (within) =>
            await c.env.beginAct?.(
              {
                name: nameIn(review) ?? undefined,
                action,
                person: { ...person, name: nameWithToken(person.name, label) },
              },
              within,
            ),
        );
        if (result === 'ended') return ended();
        // The same decision once more is no act of its own.
        c.env.isActOnlyIfBegun = result === 'repeated';
        if (result === 'decided') report();
        return answer(c.env.caller, { space, id }, review.id, 200);
      },
    ),
  ];

  async function answer(
    caller: Caller | undefined,
    key: { space: string; id: string },
    review: string,
    status: 200 | 201,
  ): Promise<Response> {
    const row = await reviews.find(key, review);
    const [found] = row ? await listed([row], caller ?? {}) : [];
    return found ? Response.json(found, { status }) : noReview();
  }
}

/** The people who are asked, or the refusal: everybody asked must be able to approve. */
async function chooseReviewers(
  { reviewers: ids, needs }: NewReview,
  key: { space: string; id: string },
  reviewers: Reviewers,
): Promise<ReviewPerson[] | Response> {
  if (ids.length === 0 && needs === 'all')
    return gatewayError(400, 'body', 'needs: can be "all" only for people who are named in reviewers');
  const candidates = await reviewers.whoMayApprove(key);
  const asked = candidates.filter(({ id }) => ids.includes(id));
  const wrong = ids.find((id) => asked.every((person) => person.id !== id));
  if (wrong === undefined) return asked.map(({ id, name }) => ({ id, name }));
  return gatewayError(
    400,
    'body',
    'reviewers: has somebody who can’t decide about this version: their role is too low, or they changed it',
  );
}

const keyOf = ({ space, draft }: Pick<DecidedReview, 'space' | 'draft'>): DraftKey => ({ space, id: draft });

const templateIn = ({ body }: Pick<StoredReview, 'body'>) => UnfinishedTemplate.parse(JSON.parse(body));

/** What all lists have of a review. */
const factsOf = (row: DecidedReview) => ({
  id: row.id,
  state: Review.shape.state.parse(row.state),
  draft: row.draft,
  digest: row.digest,
  reviewers: row.asked,
  needs: row.needs === 'all' ? ('all' as const) : ('one' as const),
  due: row.due,
  by: { id: row.subject, name: row.person },
  at: Date.parse(row.at),
  decisions: row.decisions.map(({ subject, person, token, verdict, reason, at }) => ({
    by: { id: subject, name: nameWithToken(person, token) },
    verdict: verdict === 'approved' ? ('approved' as const) : ('changes' as const),
    reason,
    at: Date.parse(at),
  })),
});

/** A review as responses have it. `denial`: why the caller may not decide it; null if they may. */
export const listedReview = (row: StoredReview, denial: string | null): Review => ({
  ...factsOf(row),
  revision: Number(row.revision),
  template: templateIn(row),
  members: row.members === null ? null : Number(row.members),
  note: row.note,
  mayDecide: denial === null,
  denial,
});

/** A review as lists of many drafts have it. */
function summaryOf(row: DecidedReview & { name: string | null }, task: ReviewSummary['task']): ReviewSummary {
  const { decisions, ...facts } = factsOf(row);
  return {
    ...facts,
    space: row.space,
    name: row.name,
    decisions: decisions.map(({ by, verdict, at }) => ({ by, verdict, at })),
    task,
  };
}

const noReview = () => gatewayError(404, 'not_found', 'review: there is no such review of this draft');
const noSignIn = () =>
  gatewayError(409, 'no_sign_in', 'Nobody signs in at this server, so nobody can review what another wrote.');
const changedMeanwhile = () =>
  gatewayError(
    412,
    'changed',
    'The draft has changed meanwhile. Look at it once more, then send it to review.',
  );
const tooMany = () =>
  gatewayError(
    409,
    'too_many',
    `A set with more than ${MAX_BATCH_ITEMS} templates can’t be reviewed or sent. Make two drafts of it.`,
  );
const otherVersion = () =>
  gatewayError(412, 'changed', 'digest: is not the version that this review is about');
const approvedAlready = () => gatewayError(409, 'approved', 'A reviewer has approved this version already.');
const ended = () =>
  gatewayError(
    409,
    'ended',
    'This review has ended: it was withdrawn, or another version was sent to review.',
  );
const noReason = () => gatewayError(400, 'body', 'reason: must say what should change');
