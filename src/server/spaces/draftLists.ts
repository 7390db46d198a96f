import type { Context } from 'hono';
import { z } from 'zod';
import type {
  DraftList,
  DraftRevision,
  DraftRevisionList,
  RecordedSending,
  RecordedSendingList,
} from '../../schema/responses/spaces';
import type { TeamTables } from '../database/teamTables';
import { gatewayError, wrongQuery } from '../gateway/calls/gatewayError';
import type { ServerEnv } from '../request/bindings';
import { documentOf, foldedText, summaryOf } from './draftRows';
import type { DraftStore, RevisionRow } from './draftStore';
import type { SendingStore } from './sendingStore';

type InSpace = Context<ServerEnv, '/api/v1/spaces/:space/drafts'>;
export type OfDraft = Context<ServerEnv, '/api/v1/spaces/:space/drafts/:id'>;

export const noDraft = () => gatewayError(404, 'not_found', 'There is no such draft in this space.');

export const queryNumber = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;
const limitOf = queryNumber.pipe(z.number().min(1).max(MAX_LIMIT)).default(DEFAULT_LIMIT);

const ListQuery = z.strictObject({
  cursor: z
    .string()
    .regex(/^\d{4}-[\d:.TZ-]{1,30}~[\w-]{1,64}$/)
    .optional(),
  limit: limitOf,
  q: z.string().max(200).default(''),
  state: z.enum(['active', 'deleted']).default('active'),
  since: queryNumber.optional(),
  mark: z
    .string()
    .regex(/^\d{1,12}-[0-9a-f]{8}$/)
    .optional(),
  include: z.literal('document').optional(),
});

/** Answers with a page of drafts, or of all changes since one. */
export async function readDraftList(c: InSpace, store: DraftStore): Promise<Response> {
  const query = ListQuery.safeParse(c.req.query());
  if (!query.success) return wrongQuery(query.error, 'parameter');
  const { cursor, limit, q, state, since, mark, include } = query.data;
  const { space } = c.req.param();
  // Read the number first: a change meanwhile is then read again rather than missed.
  const sequence = await store.sequenceOf(space);
  const [changedAt = '', id = ''] = cursor?.split('~') ?? [];
  const rows =
    since === undefined
      ? await store.list(space, {
          isDeleted: state === 'deleted',
          words: foldedText(q).split(/\s+/).filter(Boolean),
          after: cursor === undefined ? undefined : { changedAt, id },
          limit: limit + 1,
        })
      : await store.changesSince(space, since, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next = last && (since === undefined ? `${last.changed_at}~${last.id}` : last.sequence);
  return Response.json({
    drafts: page.map((row) => ({
      ...summaryOf(row),
      ...(include === 'document' ? { document: documentOf(row) } : {}),
    })),
    next: next ?? null,
    sequence,
    mark: (await store.markAt(space, sequence)) ?? null,
    isRestored: mark !== undefined && (await isOtherPast(store, space, mark)),
  } satisfies DraftList);
}

/** Whether the change that a caller has seen is another one here: an older backup was restored since. */
async function isOtherPast(store: DraftStore, space: string, mark: string): Promise<boolean> {
  const known = await store.markAt(space, Number(mark.split('-')[0]));
  return known !== undefined && known !== mark;
}

const RevisionQuery = ListQuery.pick({ limit: true, include: true }).extend({
  cursor: queryNumber.optional(),
  only: z.literal('named').optional(),
});

/** A revision as responses have it. */
export const listedRevision = ({
  revision,
  at,
  person,
  name,
  note,
  named_by,
}: RevisionRow): DraftRevision => ({
  revision: Number(revision),
  at: Date.parse(at),
  by: person,
  name,
  note,
  namedBy: named_by,
});

/** Answers with a page of the earlier states of a draft. */
export async function readRevisionList(c: OfDraft, store: DraftStore): Promise<Response> {
  const query = RevisionQuery.safeParse(c.req.query());
  if (!query.success) return wrongQuery(query.error, 'parameter');
  const { cursor: before, limit, include, only } = query.data;
  const key = c.req.param();
  if ((await store.find(key)) === undefined) return noDraft();
  const rows = await store.revisions(key, { before, isNamed: only === 'named', limit: limit + 1 });
  const revisions = rows.slice(0, limit).map((row) => ({
    ...listedRevision(row),
    ...(include === 'document' ? { document: documentOf(row) } : {}),
  }));
  return Response.json({
    revisions,
    next: rows.length > limit ? String(revisions.at(-1)?.revision) : null,
  } satisfies DraftRevisionList);
}

const SendingQuery = ListQuery.pick({ limit: true }).extend({
  cursor: z
    .string()
    .regex(/^\d{4}-[\w:.-]{1,80}$/)
    .optional(),
});

/** Answers with a page of what was sent from a draft. */
export async function readSendingList(c: OfDraft, store: SendingStore): Promise<Response> {
  const query = SendingQuery.safeParse(c.req.query());
  if (!query.success) return wrongQuery(query.error, 'parameter');
  const { cursor, limit } = query.data;
  const rows = await store.list(c.req.param(), cursor, limit + 1);
  const sendings = rows.slice(0, limit).map(listedSending);
  const next = rows.length > limit ? (sendings.at(-1)?.id ?? null) : null;
  return Response.json({ sendings, next } satisfies RecordedSendingList);
}

/** A sending as responses have it. */
export const listedSending = (row: TeamTables['draft_sendings']): RecordedSending => ({
  id: row.id,
  at: Date.parse(row.at),
  platform: row.platform,
  appId: row.app_id,
  name: row.name,
  digest: row.digest,
  by: row.person,
  requestId: row.request_id,
  outcome: row.outcome,
  status: row.status === null ? null : Number(row.status),
  code: row.code,
  emergency: row.emergency,
});
