import type { Context } from 'hono';
import { mentionedNames } from '../../lib/text/mentions';
import * as operations from '../../schema/openapi/comments';
import {
  CommentChange,
  NewComment,
  SeenComments,
  type Comment,
  type CommentList,
} from '../../schema/responses/comments';
import type { ReviewPerson } from '../../schema/responses/reviews';
import { DRAFT_ID, includesSpaceRole } from '../../schema/responses/spaces';
import { del, get, patch, put, type Route } from '../access/route';
import { roleIn, type SpaceSettings } from '../access/spaces';
import type { MemberStore } from '../access/members/memberStore';
import type { Database } from '../database/openDatabase';
import { gatewayError } from '../gateway/calls/gatewayError';
import { readOwnBody } from '../gateway/calls/readForwardedBody';
import type { Caller, ServerEnv } from '../request/bindings';
import { noDraft } from '../spaces/draftLists';
import type { DraftRow } from '../spaces/draftRows';
import type { DraftStore } from '../spaces/draftStore';
import { mentionsIn, type CommentRow, type CommentStore } from './commentStore';
import { findBody, versionOf } from './versions';

const MAX_REQUEST_BYTES = 20_000;

type CommentDependencies = {
  settings: SpaceSettings;
  database: Database;
  drafts: Pick<DraftStore, 'find'>;
  comments: CommentStore;
  members: MemberStore;
  /** Reports a change to the pages that are open. */
  report: () => void;
};

const path = '/api/v1/spaces/:space/drafts/:id/comments';
type OfComment = Context<ServerEnv, `${typeof path}/:comment`>;

/** `…/comments`: what people say about the parts of a draft. */
export function commentRoutes({
  settings,
  database,
  drafts,
  comments,
  members,
  report,
}: CommentDependencies): Route[] {
  /** A comment, and whether it is the caller's own; or the refusal. */
  async function find(c: OfComment) {
    const row = await comments.find(c.req.param(), c.req.param('comment'));
    if (row === undefined || row.deleted_at !== null) return noComment();
    return { row, isOwn: isOwn(row, c.env.caller) };
  }

  /** The people whom a text names, of those whom the caller means. */
  async function findMentions(space: string, ids: readonly string[], text: string): Promise<ReviewPerson[]> {
    if (ids.length === 0) return [];
    const people = await members.list(space, {});
    const names = mentionedNames(
      text,
      people.map(({ name }) => name),
    );
    return people
      .filter(({ id, name }) => ids.includes(id) && names.has(name))
      .map(({ id, name }) => ({ id, name }));
  }

  return [
    get(path, { needs: 'space viewer', operation: operations.listComments }, async (c) => {
      const key = c.req.param();
      if ((await drafts.find(key)) === undefined) return noDraft();
      const { person } = c.env.caller ?? {};
      const rows = await comments.list(key);
      const seen = person === undefined ? 0 : await comments.seen(key, person.subject);
      return Response.json({
        comments: rows.map((row) => listedComment(row, c.env.caller, seen)),
        sequence: Math.max(0, ...rows.map(({ sequence }) => Number(sequence))),
      } satisfies CommentList);
    }),
    put(`${path}/seen`, { needs: 'space viewer', operation: operations.markCommentsSeen }, async (c) => {
      const body = await readOwnBody(c.req.raw, SeenComments, MAX_REQUEST_BYTES);
      if (body instanceof Response) return body;
      const { person } = c.env.caller ?? {};
      const key = c.req.param();
      if ((await drafts.find(key)) === undefined) return noDraft();
      if (person !== undefined) await comments.markSeen(key, person.subject, body.sequence);
      return new Response(null, { status: 204 });
    }),
    put(
      `${path}/:comment`,
      { needs: 'space viewer', operation: operations.addComment, records: 'comment-added' },
      async (c) => {
        const body = await readOwnBody(c.req.raw, NewComment, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const { space, id, comment } = c.req.param();
        if (!DRAFT_ID.test(comment) || comment === 'seen') return wrongId();
        const key = { space, id };
        const draft = await drafts.find(key);
        if (draft === undefined || draft.deleted_at !== null) return noDraft();
        const version = versionOf(draft);
        const isNewest = version.digest === body.digest;
        if (!isNewest && (await findBody(database, key, body.digest)) === undefined) return unknownVersion();
        const first = body.thread === undefined ? undefined : await comments.find(key, body.thread);
        if (body.thread !== undefined && (first === undefined || first.thread !== null)) return noThread();
        const { person } = c.env.caller ?? {};
        const mentions = await findMentions(space, body.mentions ?? [], body.text);
        const result = await comments.add(
          draft,
          comment,
          body,
          mentions,
          person,
          isNewest ? version : undefined,
          async (within) => await c.env.beginAct?.({ name: nameOf(draft) }, within),
        );
        // A repetition is no act of its own.
        c.env.isActOnlyIfBegun = result.kind === 'repeated';
        if (result.kind === 'full') return tooMany();
        if (result.kind === 'taken') return takenId();
        report();
        return Response.json(listedComment(result.row, c.env.caller, 0), {
          status: result.kind === 'added' ? 201 : 200,
        });
      },
    ),
    patch(
      `${path}/:comment`,
      { needs: 'space viewer', operation: operations.changeComment, records: 'comment-changed' },
      async (c) => {
        const body = await readOwnBody(c.req.raw, CommentChange, MAX_REQUEST_BYTES);
        if (body instanceof Response) return body;
        const found = await find(c);
        if (found instanceof Response) return found;
        if (body.text !== undefined && !found.isOwn) return notOwn('change');
        if (body.isResolved !== undefined && found.row.thread !== null) return noThread();
        const role = roleIn(c.req.param('space'), c.env.caller ?? {}, settings);
        const maySettle = found.isOwn || (role !== undefined && includesSpaceRole(role, 'author'));
        if (body.isResolved !== undefined && !maySettle) return notOwn('resolve');
        const { space } = c.req.param();
        const draft = await drafts.find(c.req.param());
        if (draft === undefined) return noDraft();
        const refusal = await c.env.beginAct?.({ name: nameOf(draft) });
        if (refusal) return refusal;
        const meant = body.mentions ?? mentionsIn(found.row).map(({ id }) => id);
        const mentions = await findMentions(space, meant, body.text ?? '');
        await comments.change(draft, found.row, body, mentions, c.env.caller?.person);
        report();
        return new Response(null, { status: 204 });
      },
    ),
    del(
      `${path}/:comment`,
      { needs: 'space viewer', operation: operations.deleteComment, records: 'comment-deleted' },
      async (c) => {
        const found = await find(c);
        if (found instanceof Response) return found;
        const role = roleIn(c.req.param('space'), c.env.caller ?? {}, settings);
        if (!found.isOwn && role !== 'sender') return notOwn('delete');
        const refusal = await c.env.beginAct?.({ name: nameOf(await drafts.find(c.req.param())) });
        if (refusal) return refusal;
        await comments.remove(c.req.param(), found.row.id);
        report();
        return new Response(null, { status: 204 });
      },
    ),
  ];
}

const nameOf = (draft: DraftRow | undefined) => draft?.name ?? undefined;

const isOwn = ({ subject }: Pick<CommentRow, 'subject'>, caller: Caller | undefined) =>
  subject === (caller?.person?.subject ?? null);

const momentOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

export function listedComment(row: CommentRow, caller: Caller | undefined, seen: number): Comment {
  const own = isOwn(row, caller);
  return {
    id: row.id,
    thread: row.thread,
    path: row.path,
    digest: row.digest,
    text: row.text,
    mentions: mentionsIn(row).map(({ name }) => name),
    by: row.person,
    byId: row.subject === null || row.subject.startsWith('guest:') ? null : row.subject,
    isOwn: own,
    isNew: !own && Number(row.sequence) > seen,
    at: Date.parse(row.at),
    editedAt: momentOf(row.edited_at),
    deletedAt: momentOf(row.deleted_at),
    resolvedAt: momentOf(row.resolved_at),
    resolvedBy: row.resolved_by,
  };
}

const noComment = () => gatewayError(404, 'not_found', 'comment: there is no such comment on this draft');
const noThread = () => gatewayError(404, 'not_found', 'thread: is not the first comment of a thread');
const wrongId = () =>
  gatewayError(404, 'not_found', 'comment: must be an ID of letters, digits, "_" and "-"');
const takenId = () => gatewayError(409, 'taken', 'comment: somebody else’s comment has this ID');
const tooMany = () =>
  gatewayError(409, 'too_many', 'The draft has 1,000 comments, the most that it can have.');
const unknownVersion = () =>
  gatewayError(412, 'changed', 'digest: is not a version of the draft that this server has');
const notOwn = (what: 'change' | 'resolve' | 'delete') =>
  gatewayError(
    403,
    'not_own',
    what === 'resolve'
      ? 'Only its writer and authors of the space can resolve a thread.'
      : `Only its writer can ${what} a comment.`,
  );
