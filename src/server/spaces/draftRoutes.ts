import type { Context } from 'hono';
import { randomId } from '../request/requestId';
import * as operations from '../../schema/openapi/spaces';
import {
  DRAFT_ID,
  DraftDocument,
  includesSpaceRole,
  PresenceReport,
  RevisionName,
  type DraftAnswer,
  type DraftConflict,
  type DraftRevisionAnswer,
} from '../../schema/responses/spaces';
import { del, get, post, put, type Route } from '../access/route';
import { gatewayError } from '../gateway/calls/gatewayError';
import { readOwnBody } from '../gateway/calls/readForwardedBody';
import type { ServerEnv } from '../request/bindings';
import { MAX_DRAFT_FIELDS } from '../../lib/json/parseJson';
import { findWrongContent, readJsonBody } from '../request/readJsonBody';
import type { Settings } from '../settings/settings';
import {
  listedRevision,
  noDraft,
  readDraftList,
  readRevisionList,
  readSendingList,
  queryNumber,
  type OfDraft,
} from './draftLists';
import type { DraftEvents } from './draftEvents';
import { documentOf, summaryOf } from './draftRows';
import { MAX_NAMED, type Condition, type DraftStore, type RevisionRow, type WriteResult } from './draftStore';
import type { PresenceStore } from './presenceStore';
import type { SendingStore } from './sendingStore';
import type { createEventStreams } from './eventStream';
import { labelOfSpace, roleIn, spacesOf, type SpaceSettings } from '../access/spaces';
import type { Database } from '../database/openDatabase';
import type { DraftAct } from './draftActs';

type RouteDependencies = {
  settings: Settings;
  store: DraftStore;
  sendings: SendingStore;
  presence: PresenceStore;
  events: DraftEvents;
  streams: ReturnType<typeof createEventStreams>;
};

const BYTES_OF_MB = 1_000_000;

/** The addresses of spaces and their drafts. */
export function draftRoutes({
  settings,
  store,
  sendings,
  presence,
  events,
  streams,
}: RouteDependencies): Route[] {
  const readBody = (c: Context<ServerEnv>) => readDraftBody(c.req.raw, settings.DRAFT_LIMIT_MB);

  return [
    get('/api/v1/spaces', { needs: 'viewer', operation: operations.listSpaces }, (c) =>
      Response.json({ spaces: spacesOf(c.env.caller ?? {}, settings) }),
    ),
    get('/api/v1/events', { needs: 'viewer', operation: operations.readEvents }, (c) => streams.open(c)),
    get(
      '/api/v1/spaces/:space/drafts',
      { needs: 'space viewer', operation: operations.listDraftsOperation },
      (c) => readDraftList(c, store),
    ),
    post(
      '/api/v1/spaces/:space/drafts',
      { needs: 'space author', operation: operations.addDraft },
      async (c) => {
        const read = await readBody(c);
        if (read instanceof Response) return read;
        const key = keyOf(c);
        // A repeated request finds the draft that the first one made.
        const id = key ?? randomId();
        const { space } = c.req.param();
        const result = await store.write({ space, id, person: personOf(c), key }, 'new', read);
        if (result.kind === 'written') events.report();
        return answerOf(result, 201);
      },
    ),
    get(
      '/api/v1/spaces/:space/drafts/:id',
      { needs: 'space viewer', operation: operations.readDraft },
      async (c) => {
        const row = await store.read(c.req.param());
        return row ? draftAnswer(200, { draft: summaryOf(row), document: documentOf(row) }) : noDraft();
      },
    ),
    put(
      '/api/v1/spaces/:space/drafts/:id',
      {
        needs: 'space author',
        operation: operations.writeDraftOperation,
        records: 'draft-restored',
        isActOnlyIfBegun: true,
      },
      async (c) => {
        const read = await readBody(c);
        if (read instanceof Response) return read;
        if (!DRAFT_ID.test(c.req.param('id'))) return noDraft();
        const condition = conditionOf(c.req.raw.headers);
        if (condition === undefined) return noCondition();
        const result = await store.write(writingOf(c, settings), condition, read);
        if (result.kind === 'written') events.report();
        return answerOf(result);
      },
    ),
    del(
      '/api/v1/spaces/:space/drafts/:id',
      { needs: 'space author', operation: operations.deleteDraft, records: 'draft-deleted' },
      async (c) => {
        c.env.isActOnlyIfBegun = true;
        const condition = conditionOf(c.req.raw.headers);
        if (condition === undefined || condition === 'new') return noCondition();
        const result = await store.remove(writingOf(c, settings), condition);
        if (result.kind === 'written') events.report();
        return answerOf(result);
      },
    ),
    get(
      '/api/v1/spaces/:space/drafts/:id/revisions',
      { needs: 'space viewer', operation: operations.listRevisions },
      (c) => readRevisionList(c, store),
    ),
    get(revisionPath, { needs: 'space viewer', operation: operations.readRevision }, async (c) => {
      const row = await store.revision(c.req.param(), numberOf(c.req.param('revision')));
      return row ? revisionAnswer(row) : noDraft();
    }),
    put(`${revisionPath}/name`, { needs: 'space author', operation: operations.nameRevision }, async (c) => {
      const label = await readOwnBody(c.req.raw, RevisionName, MAX_NAME_BYTES);
      if (label instanceof Response) return label;
      const number = numberOf(c.req.param('revision'));
      const result = await store.nameRevision(c.req.param(), number, label, personOf(c));
      if (result === 'full') return tooManyNames();
      const row = result === 'named' ? await store.revision(c.req.param(), number) : undefined;
      return row ? revisionAnswer(row) : noDraft();
    }),
    del(
      `${revisionPath}/name`,
      { needs: 'space author', operation: operations.unnameRevision },
      async (c) => {
        const isDone = await store.unnameRevision(c.req.param(), numberOf(c.req.param('revision')));
        return isDone ? new Response(null, { status: 204 }) : noDraft();
      },
    ),
    get(
      '/api/v1/spaces/:space/drafts/:id/sendings',
      { needs: 'space viewer', operation: operations.listSendings },
      (c) => readSendingList(c, sendings),
    ),
    put(
      '/api/v1/spaces/:space/drafts/:id/presence',
      { needs: 'space viewer', operation: operations.reportPresence },
      async (c) => {
        const wrong = findWrongContent(c.req.raw.headers);
        if (wrong) return gatewayError(415, 'content', `${wrong.header}: ${wrong.requirement}`);
        const body = await readJsonBody(c.req.raw, MAX_PRESENCE_BYTES);
        if (!body.ok && body.status === 413)
          return gatewayError(413, 'too_large', `body: ${body.requirement}`);
        const report = PresenceReport.safeParse(body.ok ? body.value : undefined);
        if (!report.success)
          return gatewayError(400, 'body', 'page: must be an ID, and field, shows and asks paths or null');
        const { space, id } = c.req.param();
        if ((await store.find({ space, id })) === undefined) return noDraft();
        await presence.arrive({ space, id }, { ...report.data, person: personOf(c)?.name ?? null });
        events.report();
        return new Response(null, { status: 204 });
      },
    ),
    del(
      '/api/v1/spaces/:space/drafts/:id/presence/:page',
      { needs: 'space viewer', operation: operations.endPresence },
      async (c) => {
        const { space, id, page } = c.req.param();
        await presence.leave({ space, id }, page);
        events.report();
        return new Response(null, { status: 204 });
      },
    ),
  ];
}

const MAX_PRESENCE_BYTES = 2000;
const MAX_NAME_BYTES = 20_000;

const revisionPath = '/api/v1/spaces/:space/drafts/:id/revisions/:revision';

/** The number of a revision in an address; one that there never is for anything else. */
const numberOf = (text: string): number => queryNumber.safeParse(text).data ?? 0;

const revisionAnswer = (row: RevisionRow) =>
  Response.json({ ...listedRevision(row), document: documentOf(row) } satisfies DraftRevisionAnswer);

const tooManyNames = () =>
  gatewayError(409, 'too_many', `The draft has ${MAX_NAMED} saved versions. Delete one that nobody needs.`);

const personOf = (c: Context<ServerEnv>) => c.env.caller?.person;

const keyOf = (c: Context<ServerEnv>): string | undefined => {
  const key = c.req.header('Idempotency-Key');
  return key !== undefined && DRAFT_ID.test(key) ? key : undefined;
};

/** The name of a space for people. */

const writingOf = (c: OfDraft, settings: SpaceSettings) => ({
  ...c.req.param(),
  person: personOf(c),
  key: keyOf(c),
  mayMoveFrom(space: string) {
    const role = roleIn(space, c.env.caller ?? {}, settings);
    return role !== undefined && includesSpaceRole(role, 'author');
  },
  async onAct({ action, name, from }: DraftAct, within: Database) {
    const to = c.req.param('space');
    const way = from === undefined ? '' : `: ${labelOfSpace(from, settings)} → ${labelOfSpace(to, settings)}`;
    await c.env.beginAct?.({ action, name: `${name ?? 'Untitled'}${way}` }, within);
  },
});

/** What the caller knows of the draft; undefined if the request does not say. */
function conditionOf(headers: Headers): Condition | undefined {
  if (headers.get('if-none-match') === '*') return 'new';
  const etag = /^"(\d{1,15}-[0-9a-f]{8})"$/.exec(headers.get('if-match') ?? '')?.[1];
  return etag === undefined ? undefined : { etag };
}

async function readDraftBody(request: Request, limitMb: number): Promise<DraftDocument | Response> {
  const wrong = findWrongContent(request.headers);
  if (wrong) return gatewayError(415, 'content', `${wrong.header}: ${wrong.requirement}`);
  const body = await readJsonBody(request, limitMb * BYTES_OF_MB, MAX_DRAFT_FIELDS);
  if (!body.ok && body.status === 413)
    return gatewayError(
      413,
      'too_large',
      `The draft is larger than ${limitMb} MB, the most that this server stores.`,
    );
  if (!body.ok) return gatewayError(body.status, 'body', `${body.path ?? 'body'}: ${body.requirement}`);
  const document = DraftDocument.safeParse(body.value);
  if (document.success) return document.data;
  const path = document.error.issues[0]?.path.join('.') || 'body';
  return gatewayError(400, 'body', `${path}: is not what a draft has there`);
}

function draftAnswer(status: number, answer: DraftAnswer | DraftConflict): Response {
  return Response.json(answer, { status, headers: { ETag: `"${answer.draft.etag}"` } });
}

/** `status`: that of an answer to a request that made nothing new. */
function answerOf(result: WriteResult, status: 200 | 201 = 200): Response {
  if (result.kind === 'absent') return noDraft();
  const answer = { draft: summaryOf(result.row), document: documentOf(result.row) };
  if (result.kind === 'changed')
    return draftAnswer(412, {
      ...answer,
      source: 'gateway',
      error: { code: 'changed', message: 'Somebody else changed the draft. Nothing was written.' },
      knowsRevision: result.knowsRevision,
    });
  const isNew = result.kind === 'written' && result.isNew;
  return draftAnswer(isNew ? 201 : status, answer);
}

const noCondition = () =>
  gatewayError(428, 'condition', 'If-Match: must be the etag of the revision that you changed');
