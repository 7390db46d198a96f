import * as operations from '../../schema/openapi/guests';
import {
  GuestComment,
  GuestKey,
  NewGuestLink,
  type GuestLinkList,
  type GuestReview,
  type MadeGuestLink,
} from '../../schema/responses/guests';
import type { Comment } from '../../schema/responses/comments';
import { DRAFT_ID, UnfinishedTemplate } from '../../schema/responses/spaces';
import { readNames } from '../access/people';
import { del, get, post, put, type Route } from '../access/route';
import type { Database } from '../database/openDatabase';
import { gatewayError } from '../gateway/calls/gatewayError';
import { readOwnBody } from '../gateway/calls/readForwardedBody';
import { createRateLimiter } from '../request/rateLimiter';
import { noDraft } from '../spaces/draftLists';
import { documentOf } from '../spaces/draftRows';
import { findSharedSender } from '../spaces/senderRoutes';
import type { DraftStore } from '../spaces/draftStore';
import { listedComment } from './commentRoutes';
import type { CommentRow, CommentStore } from './commentStore';
import { guestOf, type GuestRow, type GuestStore } from './guestStore';
import type { GuestView } from './guestView';
import { findBody } from './versions';

const MAX_REQUEST_BYTES = 20_000;
/** Open links of one draft. */
const MAX_LINKS = 20;
/** Comments of the guests of one link. */
const MAX_COMMENTS = 200;
/** Comments that one link takes in ten minutes: its address may be in a chat with many people, or with one robot. */
const COMMENT_LIMIT = { count: 30, seconds: 600 };

/** What the phones need of what is stored beside a template. Notes, labels and submissions are not for guests. */
const forPhones = ['entries', 'sender', 'samples', 'parameters', 'altTexts'];

type GuestDependencies = {
  database: Database;
  drafts: Pick<DraftStore, 'find'>;
  comments: CommentStore;
  guests: GuestStore;
  view: GuestView;
  /** Reports a change to the pages that are open. */
  report: () => void;
};

/** The links of a draft. */
export const guestsPath = '/api/v1/spaces/:space/drafts/:id/guests';

/** `…/guests` and `/api/v1/guest`: people with a link see one template and comment on it, without an account. */
export function guestRoutes(dependencies: GuestDependencies): Route[] {
  const { database, drafts, comments, guests, view, report } = dependencies;
  const limit = createRateLimiter(COMMENT_LIMIT);

  return [
    get(guestsPath, { needs: 'space author', operation: operations.listGuestLinks }, async (c) =>
      Response.json({ links: await guests.list(c.req.param()) } satisfies GuestLinkList),
    ),
    post(
      guestsPath,
      { needs: 'space author', operation: operations.makeGuestLink, records: 'guest-link-made' },
      async (c) => {
        const body = await readOwnBody(c.req.raw, NewGuestLink, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const { caller, beginAct } = c.env;
        if (caller?.person === undefined) return noSignIn();
        const key = c.req.param();
        const draft = await drafts.find(key);
        if (draft === undefined || draft.deleted_at !== null) return noDraft();
        if ((await guests.list(key)).length >= MAX_LINKS)
          return gatewayError(
            409,
            'too_many',
            `The draft has ${MAX_LINKS} open links for guests. Withdraw one first.`,
          );
        const refusal = await beginAct?.({ name: draft.name ?? undefined });
        if (refusal) return refusal;
        const made = await guests.make(key, body.days, caller.person);
        return Response.json(made satisfies MadeGuestLink, {
          status: 201,
          headers: { 'Cache-Control': 'no-store' },
        });
      },
    ),
    del(
      `${guestsPath}/:guest`,
      { needs: 'space author', operation: operations.withdrawGuestLink, records: 'guest-link-withdrawn' },
      async (c) => {
        const { guest, ...key } = c.req.param();
        const refusal = await c.env.beginAct?.({ name: (await drafts.find(key))?.name ?? undefined });
        if (refusal) return refusal;
        return (await guests.withdraw(key, guest)) ? new Response(null, { status: 204 }) : noLink();
      },
    ),
    post('/api/v1/guest/review', { needs: 'anyone', operation: operations.readGuestReview }, async (c) => {
      const body = await readOwnBody(c.req.raw, GuestKey, MAX_REQUEST_BYTES);
      if (body instanceof Response) return body;
      const found = await view.find(body.secret);
      if (found === undefined) return noLink();
      const { link, draft } = found;
      const version = await view.versionFor(draft);
      const { beside = {} } = documentOf(draft);
      const sender = await findSharedSender(database, link.space, beside.sender);
      const shown = Object.entries({ ...beside, ...(sender && { sender }) });
      const rows = await comments.list({ space: link.space, id: link.draft });
      const nameOf = await readNames(database, [link.subject]);
      return Response.json(
        {
          by: nameOf(link.subject, link.name),
          expiresAt: link.expires_at,
          document: {
            template: UnfinishedTemplate.parse(JSON.parse(version.body)),
            beside: Object.fromEntries(shown.filter(([part]) => forPhones.includes(part))),
          },
          digest: version.digest,
          comments: threadsOfGuests(rows, link).map((row) => listedForGuests(row, link)),
        } satisfies GuestReview,
        { headers: { 'Cache-Control': 'no-store' } },
      );
    }),
    put(
      '/api/v1/guest/comments/:comment',
      { needs: 'anyone', operation: operations.addGuestComment, records: 'guest-comment' },
      async (c) => {
        c.env.isActOnlyIfBegun = true;
        const body = await readOwnBody(c.req.raw, GuestComment, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const { secret, name, ...written } = body;
        const found = await view.find(secret);
        if (found === undefined) return noLink();
        const { link, draft } = found;
        const person = { subject: guestOf(link), name: `${name} (guest)` };
        // Whoever has a link is known by it, so that what they try is in the activity too.
        c.env.caller = { person };
        c.env.about = draft.name ?? undefined;
        c.env.isActOnlyIfBegun = false;
        const id = c.req.param('comment');
        if (!DRAFT_ID.test(id)) return gatewayError(404, 'not_found', 'comment: must be an ID');
        const key = { space: link.space, id: link.draft };
        const rows = await comments.list(key);
        const own = threadsOfGuests(rows, link);
        if (
          written.thread !== undefined &&
          !own.some((row) => row.id === written.thread && row.thread === null)
        )
          return gatewayError(404, 'not_found', 'thread: there is no such thread of this link');
        const version = await view.versionFor(draft);
        const isShown = version.digest === written.digest;
        if (!isShown && (await findBody(database, key, written.digest)) === undefined)
          return gatewayError(412, 'changed', 'The template has changed meanwhile. Load the page again.');
        if (!rows.some((row) => row.id === id)) {
          if (own.length >= MAX_COMMENTS) return tooMany();
          const wait = await limit(link.id);
          if (wait !== undefined)
            return gatewayError(429, 'rate', 'Too many comments in a short time. Try again later.', {
              'Retry-After': String(wait),
            });
        }
        const result = await comments.add(
          draft,
          id,
          written,
          [],
          person,
          isShown ? version : undefined,
          async (within) =>
            await c.env.beginAct?.({ name: draft.name ?? undefined, space: key.space }, within),
        );
        // A repetition is no act of its own.
        c.env.isActOnlyIfBegun = result.kind === 'repeated';
        if (result.kind === 'full') return tooMany();
        if (result.kind === 'taken')
          return gatewayError(409, 'taken', 'comment: another comment has this ID');
        report();
        return Response.json(listedForGuests(result.row, link), {
          status: result.kind === 'added' ? 201 : 200,
        });
      },
    ),
  ];
}

/**
 * A comment as guests read it. Those of one link cannot be told apart: nothing is their own, so that nobody edits for
 * another. The ids of members are not for them.
 */
const listedForGuests = (row: CommentRow, link: GuestRow): Comment => ({
  ...listedComment(row, { person: { subject: `reader of ${guestOf(link)}`, name: '' } }, Infinity),
  byId: null,
});

/** The threads that guests of a link began, with all replies. Those of the team are not for them. */
function threadsOfGuests(rows: readonly CommentRow[], link: GuestRow): CommentRow[] {
  const begun = new Set(
    rows.filter(({ thread, subject }) => thread === null && subject === guestOf(link)).map(({ id }) => id),
  );
  return rows.filter(({ id, thread }) => begun.has(id) || (thread !== null && begun.has(thread)));
}

export const noLink = () =>
  gatewayError(
    404,
    'not_found',
    'The link was withdrawn or has expired, or it is incomplete. Ask for a new one.',
  );
const noSignIn = () =>
  gatewayError(409, 'no_sign_in', 'Nobody signs in at this server: send a share link instead.');
const tooMany = () => gatewayError(409, 'too_many', 'There are too many comments by now.');
