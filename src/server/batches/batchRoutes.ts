import type { Context } from 'hono';
import { z } from 'zod';
import { canonicalJson } from '../../lib/values';
import { batchOperations } from '../../schema/openapi/batches';
import {
  BatchItemState,
  BatchState,
  NewBatch,
  NewBatchItems,
  type Batch,
  type BatchItem,
  type BatchItemList,
  type BatchList,
} from '../../schema/responses/batches';
import { DRAFT_ID } from '../../schema/responses/spaces';
import { TemplateStatus } from '../../schema/values/enums';
import { get, post, type Needs, type Route } from '../access/route';
import type { Database } from '../database/openDatabase';
import { gatewayError, unknownAppId, wrongQuery } from '../gateway/calls/gatewayError';
import { readOwnBody, readRequestKey } from '../gateway/calls/readForwardedBody';
import { digestOf } from '../guards/callers';
import type { ServerEnv } from '../request/bindings';
import { randomId } from '../request/requestId';
import { addItems, BatchConflict, findDoubled } from './addItems';
import type { BatchCounts, BatchItemRow, BatchOwner, BatchRow, BatchStore } from './batchStore';

/** Batches of one space or person that are not done. */
const MAX_UNFINISHED = 100;
const limitOf = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(200))
  .default(50);
const ListQuery = z.strictObject({
  draft: z.string().regex(DRAFT_ID).optional(),
  cursor: z
    .string()
    .regex(/^\d{4}-[\d:.TZ-]{1,30}~[\w-]{1,64}$/)
    .optional(),
  limit: limitOf,
});
const ItemQuery = z.strictObject({
  state: z.enum(BatchItemState.options).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,8}$/)
    .optional(),
  limit: limitOf,
});

export type BatchDependencies = {
  database: Database;
  store: BatchStore;
  /** A platform by its name: its app ids, and whether this server has its token. */
  findPlatform: (name: string) => { appIds: readonly string[]; hasToken: boolean } | undefined;
  /** Notes who calls, as the batch goes on when they have left. */
  remember: (c: Context<ServerEnv>) => Promise<void>;
  now: () => number;
};

/** `/api/v1/batches` for drafts in one browser, and `/api/v1/spaces/<space>/batches`: templates that the server sends. */
export const batchRoutes = (dependencies: BatchDependencies): Route[] => [
  ...routesBelow('/api/v1/spaces/:space/batches', 'space', dependencies),
  ...routesBelow('/api/v1/batches', 'caller', dependencies),
];

/** 128 bits in base64url: PostgreSQL takes no NUL. */
const BATCH_ID = /^[\w-]{22}$/;

type InBatch = Context<ServerEnv, '/:batch'>;

function routesBelow(path: string, of: 'space' | 'caller', dependencies: BatchDependencies): Route[] {
  const { database, store, findPlatform, remember, now } = dependencies;
  const operations = batchOperations(of);
  const reads: Needs = of === 'space' ? 'space viewer' : 'viewer';
  const sends: Needs = of === 'space' ? 'space sender' : 'sender';

  /** Answers for a batch that the caller may see; another one gets the same answer as none. */
  const withBatch =
    (work: (c: InBatch, row: BatchRow) => Promise<Response>) => async (c: Context<ServerEnv>) => {
      const id = c.req.param('batch') ?? '';
      const row = BATCH_ID.test(id) ? await store.find(ownerOf(c), id) : undefined;
      return row ? work(c as InBatch, row) : noBatch();
    };
  async function listed(rows: readonly BatchRow[]): Promise<Batch[]> {
    const counts = await store.counts(rows.map(({ id }) => id));
    const pauses = await store.pauses();
    const called = await store.called(rows);
    return called.map((row) => listedBatch(row, counts.get(row.id), pauses.get(row.platform)));
  }
  async function show(c: Context<ServerEnv>, id: string, status = 200): Promise<Response> {
    const row = await store.find(ownerOf(c), id);
    const [batch] = await listed(row ? [row] : []);
    return batch ? Response.json(batch, { status }) : noBatch();
  }

  return [
    post(path, { needs: sends, operation: operations.add }, async (c) => {
      const key = readRequestKey(c.req.raw);
      if (key instanceof Response) return key;
      const body = await readOwnBody(c.req.raw, NewBatch);
      if (body instanceof Response) return body;
      const doubled = findDoubled(body.items);
      if (doubled) return wrongMember(doubled);
      const platform = findPlatform(body.platform);
      if (!platform) return gatewayError(404, 'platform', 'platform: there is no platform with this name');
      if (!platform.appIds.includes(body.appId)) return unknownAppId();
      if (!platform.hasToken)
        return gatewayError(
          409,
          'token_missing',
          'This server has no token for the platform, so it cannot send.',
        );
      const owner = ownerOf(c);
      if ((await store.countUnfinished(owner)) >= MAX_UNFINISHED)
        return gatewayError(
          409,
          'too_many',
          `There are ${MAX_UNFINISHED} unfinished batches. Cancel one first.`,
        );
      await remember(c);
      const { person, token } = c.env.caller ?? {};
      const at = new Date(now()).toISOString();
      const made: BatchRow = {
        id: randomId(),
        space: owner.space,
        draft: body.draft,
        platform: body.platform,
        app_id: body.appId,
        owner: person?.subject ?? null,
        subject: person?.subject ?? null,
        person: person?.name ?? null,
        token: token?.id ?? null,
        key: key === undefined ? randomId() : digestOf(JSON.stringify([owner.space, person?.subject, key])),
        fingerprint: digestOf(canonicalJson(body)),
        created_at: at,
        started_at: null,
        changed_at: at,
        state: 'paused',
        reason: null,
        items: '0',
        characters: '0',
        in_row: '0',
        failures: '0',
        emergency: body.emergency ?? null,
      };
      const { row, isNew } = await database.transaction().execute(async (work) => {
        const added = await store.add(made, work);
        if (added.isNew && body.items.length > 0) await addItems(work, added.row.id, body.items, at);
        return added;
      });
      return row.fingerprint === made.fingerprint ? show(c, row.id, isNew ? 201 : 200) : keyReused();
    }),
    get(path, { needs: reads, operation: operations.list }, async (c) => {
      const query = ListQuery.safeParse(c.req.query());
      if (!query.success) return wrongQuery(query.error, 'parameter');
      const { draft, cursor, limit } = query.data;
      const rows = await store.list(ownerOf(c), { draft, before: cursor?.split('~'), limit: limit + 1 });
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return Response.json({
        batches: await listed(rows.slice(0, limit)),
        next: last ? `${last.created_at}~${last.id}` : null,
      } satisfies BatchList);
    }),
    get(
      `${path}/:batch`,
      { needs: reads, operation: operations.read },
      withBatch(async (_c, row) => Response.json((await listed([row]))[0])),
    ),
    get(
      `${path}/:batch/items`,
      { needs: reads, operation: operations.listItems },
      withBatch(async (c, { id }) => {
        const query = ItemQuery.safeParse(c.req.query());
        if (!query.success) return wrongQuery(query.error, 'parameter');
        const { state, cursor, limit } = query.data;
        const rows = await store.items(id, { state, after: cursor, limit: limit + 1 });
        return Response.json({
          items: rows.slice(0, limit).map(listedItem),
          next: rows.length > limit ? (rows[limit - 1]?.position ?? null) : null,
        } satisfies BatchItemList);
      }),
    ),
    post(`${path}/:batch/items`, { needs: sends, operation: operations.addItems }, async (c) => {
      const body = await readOwnBody(c.req.raw, NewBatchItems);
      if (body instanceof Response) return body;
      const doubled = findDoubled(body.items);
      if (doubled) return wrongMember(doubled);
      return withBatch(async (_c, { id }) => {
        try {
          const at = new Date(now()).toISOString();
          await database.transaction().execute((work) => addItems(work, id, body.items, at));
        } catch (error) {
          if (error instanceof BatchConflict) return gatewayError(409, 'conflict', error.message);
          throw error;
        }
        return show(c, id);
      })(c);
    }),
    post(
      `${path}/:batch/resume`,
      { needs: sends, operation: operations.resume, records: 'batch-started' },
      withBatch(async (c, { id, draft }) => {
        const refusal = await c.env.beginAct?.({ name: draft });
        if (refusal) return refusal;
        await remember(c);
        return (await store.resume(id, c.env.caller ?? {}))
          ? show(c, id)
          : gatewayError(409, 'nothing_waits', 'Nothing waits in this batch.');
      }),
    ),
    post(
      `${path}/:batch/pause`,
      { needs: sends, operation: operations.pause },
      withBatch(async (c, { id }) => {
        await store.pause(id);
        return show(c, id);
      }),
    ),
    post(
      `${path}/:batch/cancel`,
      { needs: sends, operation: operations.cancel, records: 'batch-cancelled' },
      withBatch(async (c, { id, draft }) => {
        const refusal = await c.env.beginAct?.({ name: draft });
        if (refusal) return refusal;
        await store.cancel(id, c.env.caller?.person?.name ?? 'Somebody');
        return show(c, id);
      }),
    ),
  ];
}

/** Whose batches an address is about. */
function ownerOf(c: Context<ServerEnv>): BatchOwner {
  const space = c.env.space;
  return space === undefined ? { space: null, owner: c.env.caller?.person?.subject ?? null } : { space };
}

function listedBatch(
  row: BatchRow,
  counts: BatchCounts = { waiting: 0, created: 0, refused: 0, unknown: 0, notSent: 0 },
  pause?: number,
): Batch {
  return {
    id: row.id,
    draft: row.draft,
    space: row.space,
    platform: row.platform,
    appId: row.app_id,
    createdAt: Date.parse(row.created_at),
    startedAt: row.started_at === null ? null : Date.parse(row.started_at),
    by: row.person,
    state: BatchState.parse(row.state),
    reason: row.reason,
    waitsUntil: row.state === 'running' ? (pause ?? null) : null,
    counts,
  };
}

const listedItem = (row: BatchItemRow): BatchItem => ({
  member: row.member,
  name: row.name,
  digest: row.digest,
  state: BatchItemState.parse(row.state),
  status: TemplateStatus.safeParse(row.status).data ?? null,
  message: row.message,
  path: row.path,
  at: Date.parse(row.at),
  requestId: row.request_id,
});

const noBatch = () => gatewayError(404, 'not_found', 'There is no such batch here.');

const wrongMember = ({ at, member }: { at: number; member: string }) =>
  gatewayError(400, 'body', `items[${at}].member: “${member}” is in the list twice`);

const keyReused = () =>
  gatewayError(
    422,
    'key_reused',
    'Idempotency-Key: was already used for another request. Use a new key for each request.',
  );
