import { readRefusal } from '../../lib/json/readRefusal';
import { readRetryAfter } from '../../lib/readRetryAfter';
import { request, type Outcome } from '../../http/request';
import {
  DraftAnswer,
  DraftConflict,
  DraftList,
  DraftRevisionAnswer,
  DraftRevisionList,
  type DraftSummary,
  SpaceList,
  type Space,
} from '../../schema/responses/spaces';
import { z } from '../../schema/values/zod';
import type { SyncPush, SyncRow } from '../storage/syncRow';

/** Why the server does not have the newest state of a draft. */
export type SyncProblem =
  | { kind: 'offline' | 'no_answer' | 'signed_out' | 'server' }
  /** The server's sentence says what is wrong with this draft or with the rights to it. */
  | { kind: 'refused'; message: string };

/** A failed request. Waits name the earliest time to try again, in milliseconds since the epoch. */
export type Failure = { kind: 'failed'; problem: SyncProblem; until?: number };

export type PushResult =
  | { kind: 'written'; draft: DraftSummary }
  | { kind: 'changed'; conflict: DraftConflict }
  | { kind: 'absent' }
  | Failure;

const Written = z.pick(DraftAnswer, { draft: true });

/** Characters of a page of drafts with their content. */
const MAX_LIST = 60_000_000;
/** Drafts of a page. */
const PAGE = 100;
/** Earlier states of a page. */
const REVISIONS = 30;
/** The most of a page. */
export const MAX_REVISIONS = 200;

export const draftsOf = (space: string) => `/api/v1/spaces/${encodeURIComponent(space)}/drafts`;

function failureOf(outcome: Outcome): Failure {
  if (outcome.kind === 'no_answer')
    return { kind: 'failed', problem: { kind: outcome.reason === 'offline' ? 'offline' : 'no_answer' } };
  const { status, headers, json } = outcome;
  const refusal = readRefusal(json);
  if (status === 401) return { kind: 'failed', problem: { kind: 'signed_out' } };
  // Not the draft is gone, but its space or the right to it: both may come back.
  const isRefusal = [400, 403, 413].includes(status) || (status === 404 && refusal?.code === 'no_space');
  if (isRefusal && refusal?.isGateway)
    return { kind: 'failed', problem: { kind: 'refused', message: refusal.message } };
  const until = readRetryAfter(headers, Date.now());
  return { kind: 'failed', problem: { kind: 'server' }, ...(until === undefined ? {} : { until }) };
}

/** The content of a good answer, or why there is none. */
function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  outcome: Outcome,
): z.infer<Schema> | Failure {
  const read =
    outcome.kind === 'answer' && outcome.status === 200 ? schema.safeParse(outcome.json) : undefined;
  return read?.success ? read.data : failureOf(outcome);
}

/** Whether a space that is there has no such draft. */
const isAbsent = (outcome: Outcome): boolean =>
  outcome.kind === 'answer' && outcome.status === 404 && readRefusal(outcome.json)?.code !== 'no_space';

/** The spaces of the person in front of this page. */
export async function fetchSpaces(): Promise<Space[] | Failure> {
  const outcome = await request('/api/v1/spaces');
  const list = readAnswer(SpaceList, outcome);
  return 'spaces' in list ? list.spaces : list;
}

/** The drafts of a space that changed after a number, with their content: one page. `mark`: names the change with that number. */
export async function fetchChanges(
  space: string,
  since: number,
  mark: string | undefined,
): Promise<DraftList | Failure> {
  const query = new URLSearchParams({
    since: String(since),
    include: 'document',
    limit: String(PAGE),
    ...(mark !== undefined && { mark }),
  });
  const outcome = await request(`${draftsOf(space)}?${query}`, { maxCharacters: MAX_LIST, timeout: 60_000 });
  return readAnswer(DraftList, outcome);
}

export async function fetchDraft(space: string, id: string): Promise<DraftAnswer | 'absent' | Failure> {
  const outcome = await request(`${draftsOf(space)}/${encodeURIComponent(id)}`, { maxCharacters: MAX_LIST });
  return isAbsent(outcome) ? 'absent' : readAnswer(DraftAnswer, outcome);
}

type RevisionQuery = {
  /** The `next` of the page before. */
  cursor?: string | undefined;
  limit?: number;
  /** Those with a name alone. */
  only?: 'named';
};

const addressOfRevisions = ({ space, id }: Pick<SyncRow, 'space' | 'id'>) =>
  `${draftsOf(space)}/${encodeURIComponent(id)}/revisions`;

export const addressOfRevision = (row: Pick<SyncRow, 'space' | 'id'>, revision: number) =>
  `${addressOfRevisions(row)}/${revision}`;

/** One earlier state of a draft. */
export async function fetchRevision(
  row: Pick<SyncRow, 'space' | 'id'>,
  revision: number,
): Promise<DraftRevisionAnswer | Failure> {
  return readAnswer(
    DraftRevisionAnswer,
    await request(addressOfRevision(row, revision), { maxCharacters: MAX_LIST }),
  );
}

/** Earlier states of a draft with their content, the newest first: one page. */
export async function fetchRevisions(
  row: Pick<SyncRow, 'space' | 'id'>,
  { cursor, limit = REVISIONS, only }: RevisionQuery,
): Promise<DraftRevisionList | 'absent' | Failure> {
  const query = new URLSearchParams({
    include: 'document',
    limit: String(limit),
    ...(cursor !== undefined && { cursor }),
    ...(only && { only }),
  });
  const outcome = await request(`${addressOfRevisions(row)}?${query}`, { maxCharacters: MAX_LIST });
  return isAbsent(outcome) ? 'absent' : readAnswer(DraftRevisionList, outcome);
}

/** Writes or deletes a draft. The same push may be sent again: the server does it once. */
export async function pushDraft(
  { space, id, etag }: Pick<SyncRow, 'space' | 'id' | 'etag'>,
  { key, document, isDeletion }: SyncPush,
): Promise<PushResult> {
  const outcome = await request(`${draftsOf(space)}/${encodeURIComponent(id)}`, {
    method: isDeletion ? 'DELETE' : 'PUT',
    headers: {
      'Idempotency-Key': key,
      ...(etag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': `"${etag}"` }),
    },
    ...(isDeletion ? {} : { body: document }),
    maxCharacters: MAX_LIST,
  });
  if (outcome.kind === 'no_answer') return failureOf(outcome);
  const { status, json } = outcome;
  if (isAbsent(outcome)) return { kind: 'absent' };
  if (status === 412) {
    const conflict = DraftConflict.safeParse(json);
    if (conflict.success) return { kind: 'changed', conflict: conflict.data };
  }
  // The document that comes back is the one that was sent.
  const answer = status === 200 || status === 201 ? Written.safeParse(json) : undefined;
  return answer?.success ? { kind: 'written', draft: answer.data.draft } : failureOf(outcome);
}
