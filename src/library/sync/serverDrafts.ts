import { readRefusal } from '../../lib/json/readRefusal';
import { readRetryAfter } from '../../http/readRetryAfter';
import { request, type Outcome } from '../../http/request';
import {
  DraftAnswer,
  DraftConflict,
  DraftList,
  DraftRevisionList,
  SpaceList,
  type Space,
} from '../../schema/responses/spaces';
import type { SyncPush, SyncRow } from '../storage/syncRow';

/** Why the server does not have the newest state of a draft. */
export type SyncProblem =
  | { kind: 'offline' | 'no_answer' | 'signed_out' | 'server' }
  /** The server's sentence says what is wrong with this draft or with the rights to it. */
  | { kind: 'refused'; message: string };

/** A failed request. Waits name the earliest time to try again, in milliseconds since the epoch. */
export type Failure = { kind: 'failed'; problem: SyncProblem; until?: number };

export type PushResult =
  | { kind: 'written'; answer: DraftAnswer }
  | { kind: 'changed'; conflict: DraftConflict }
  | { kind: 'absent' }
  | Failure;

/** Characters of a page of drafts with their content. */
const MAX_LIST = 60_000_000;
/** Drafts of a page. */
const PAGE = 100;
/** Earlier states of a page. */
const REVISIONS = 30;

const draftsOf = (space: string) => `/api/v1/spaces/${encodeURIComponent(space)}/drafts`;

function failureOf(outcome: Outcome): Failure {
  if (outcome.kind === 'no_answer')
    return { kind: 'failed', problem: { kind: outcome.reason === 'offline' ? 'offline' : 'no_answer' } };
  const { status, headers, json } = outcome;
  const refusal = readRefusal(json);
  if (status === 401) return { kind: 'failed', problem: { kind: 'signed_out' } };
  if ([400, 403, 413].includes(status) && refusal?.isGateway)
    return { kind: 'failed', problem: { kind: 'refused', message: refusal.message } };
  const until = readRetryAfter(headers, Date.now());
  return { kind: 'failed', problem: { kind: 'server' }, ...(until === undefined ? {} : { until }) };
}

/** The spaces of the person in front of this page. */
export async function fetchSpaces(): Promise<Space[] | Failure> {
  const outcome = await request('/api/v1/spaces');
  const list =
    outcome.kind === 'answer' && outcome.status === 200 ? SpaceList.safeParse(outcome.json) : undefined;
  return list?.success ? list.data.spaces : failureOf(outcome);
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
  const list =
    outcome.kind === 'answer' && outcome.status === 200 ? DraftList.safeParse(outcome.json) : undefined;
  return list?.success ? list.data : failureOf(outcome);
}

export async function fetchDraft(space: string, id: string): Promise<DraftAnswer | 'absent' | Failure> {
  const outcome = await request(`${draftsOf(space)}/${encodeURIComponent(id)}`, { maxCharacters: MAX_LIST });
  if (outcome.kind === 'answer' && outcome.status === 404) return 'absent';
  const answer =
    outcome.kind === 'answer' && outcome.status === 200 ? DraftAnswer.safeParse(outcome.json) : undefined;
  return answer?.success ? answer.data : failureOf(outcome);
}

/** Earlier states of a draft with their content, the newest first: one page. `cursor`: the `next` of the page before. */
export async function fetchRevisions(
  { space, id }: Pick<SyncRow, 'space' | 'id'>,
  cursor: string | undefined,
): Promise<DraftRevisionList | 'absent' | Failure> {
  const query = new URLSearchParams({
    include: 'document',
    limit: String(REVISIONS),
    ...(cursor !== undefined && { cursor }),
  });
  const address = `${draftsOf(space)}/${encodeURIComponent(id)}/revisions?${query}`;
  const outcome = await request(address, { maxCharacters: MAX_LIST });
  if (outcome.kind === 'answer' && outcome.status === 404) return 'absent';
  const list =
    outcome.kind === 'answer' && outcome.status === 200
      ? DraftRevisionList.safeParse(outcome.json)
      : undefined;
  return list?.success ? list.data : failureOf(outcome);
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
  const refusal = readRefusal(json);
  // Not the draft is gone, but the space or the right to it: both may come back.
  if (status === 404 && refusal?.code === 'no_space')
    return {
      kind: 'failed',
      problem: { kind: 'refused', message: 'You no longer have access to the space of this draft.' },
    };
  if (status === 404) return { kind: 'absent' };
  if (status === 412) {
    const conflict = DraftConflict.safeParse(json);
    if (conflict.success) return { kind: 'changed', conflict: conflict.data };
  }
  const answer = status === 200 || status === 201 ? DraftAnswer.safeParse(json) : undefined;
  return answer?.success ? { kind: 'written', answer: answer.data } : failureOf(outcome);
}
