import { createHash } from 'node:crypto';
import { readRefusal } from '../../lib/json/readRefusal';
import {
  DraftAnswer,
  DraftConflict,
  DraftList,
  SpaceList,
  type DraftDocument,
  type Space,
} from '../../schema/responses/spaces';
import {
  Batch,
  BatchItemList,
  type BatchItem,
  type NewBatch,
  type NewBatchItem,
} from '../../schema/responses/batches';
import { Review, ReviewList, type NewDecision } from '../../schema/responses/reviews';
import { z } from 'zod';
import { UsageError } from '../io/terminal';

/** Where a command works. */
export type Login = {
  /** The address of the builder. */
  server: string;
  space: string;
  /** Absent where nobody signs in. */
  token?: string | undefined;
};

/** A draft as its space has it now. */
export type RemoteDraft = { id: string; etag: string; revision: number; document: DraftDocument };

/** A write that met a newer revision. */
export class ChangedMeanwhileError extends Error {}

const TIMEOUT_MS = 30_000;
/** Drafts of one answer. */
const PAGE = 100;

export type SpaceClient = ReturnType<typeof createSpaceClient>;

/**
 * The drafts of a space, over the addresses that every program has. Its methods throw `UsageError` with a sentence for
 * people.
 */
export function createSpaceClient({ server, token, space }: Login) {
  refusePlainHttp(server, token);
  const base = server.endsWith('/') ? server : `${server}/`;
  const drafts = `api/v1/spaces/${encodeURIComponent(space)}/drafts`;
  const batches = `api/v1/spaces/${encodeURIComponent(space)}/batches`;

  async function call<Answer>(
    path: string,
    schema: z.core.$ZodType<Answer>,
    init: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
  ): Promise<Answer> {
    const { method = 'GET', headers = {}, body } = init;
    let response: Response;
    try {
      response = await fetch(new URL(path, base), {
        method,
        headers: {
          ...headers,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      const cause =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new UsageError(`${server} does not respond (${cause}). Nothing more was done.`);
    }
    const json: unknown = await response.json().catch(() => undefined);
    if (response.status === 412) {
      const { error } = DraftConflict.safeParse(json).data ?? {};
      throw new ChangedMeanwhileError(error?.message);
    }
    const answer = response.ok ? z.safeParse(schema, json).data : undefined;
    if (answer !== undefined) return answer;
    throw new UsageError(
      `${server}: ${readRefusal(json)?.message ?? `status ${response.status}. Is this the address of a template builder?`}`,
    );
  }

  return {
    async listSpaces(): Promise<Space[]> {
      const { spaces } = await call('api/v1/spaces', SpaceList);
      return spaces;
    },
    /** All drafts of the space that are not deleted. */
    async list(): Promise<RemoteDraft[]> {
      const found: RemoteDraft[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const query = new URLSearchParams({ include: 'document', limit: String(PAGE) });
        if (cursor !== undefined) query.set('cursor', cursor);
        // Each page says where the next begins.
        // oxlint-disable-next-line no-await-in-loop
        const page: DraftList = await call(`${drafts}?${query}`, DraftList);
        for (const { id, etag, revision, document } of page.drafts)
          if (document) found.push({ id, etag, revision, document });
        cursor = page.next;
      }
      return found;
    },
    /** The reviews of a draft. */
    reviews: (id: string): Promise<ReviewList> =>
      call(`${drafts}/${encodeURIComponent(id)}/reviews`, ReviewList),
    /** Sends the newest version of a draft to review. @throws {ChangedMeanwhileError} if `digest` is another one */
    async askForReview(id: string, digest: string, note: string | undefined): Promise<void> {
      const body = { digest, ...(note === undefined ? {} : { note }) };
      await call(`${drafts}/${encodeURIComponent(id)}/reviews`, Review, { method: 'POST', body });
    },
    /** Decides a review by the token, where the space lets programs. */
    async decide(id: string, review: string, decision: NewDecision): Promise<void> {
      const path = `${drafts}/${encodeURIComponent(id)}/reviews/${encodeURIComponent(review)}/decision`;
      await call(path, Review, { method: 'PUT', body: decision });
    },
    /** Adds a draft. The same call again finds the draft that the first one made. */
    async add(document: DraftDocument, file: string): Promise<RemoteDraft> {
      const answer = await call(drafts, DraftAnswer, {
        method: 'POST',
        headers: { 'Idempotency-Key': requestKey(space, file, document) },
        body: document,
      });
      return remoteOf(answer);
    },
    /** Writes a draft over one revision. @throws {ChangedMeanwhileError} if there is a newer one */
    async write(
      { id, etag }: Pick<RemoteDraft, 'id' | 'etag'>,
      document: DraftDocument,
    ): Promise<RemoteDraft> {
      const answer = await call(`${drafts}/${encodeURIComponent(id)}`, DraftAnswer, {
        method: 'PUT',
        headers: { 'If-Match': `"${etag}"`, 'Idempotency-Key': requestKey(id, etag, document) },
        body: document,
      });
      return remoteOf(answer);
    },
    /** Makes a batch of templates that the server sends. The same key again finds the batch that the first call made. */
    makeBatch: (body: NewBatch, key: string): Promise<Batch> =>
      call(batches, Batch, { method: 'POST', headers: { 'Idempotency-Key': key }, body }),
    addToBatch: (id: string, items: readonly NewBatchItem[]): Promise<Batch> =>
      call(`${batches}/${id}/items`, Batch, { method: 'POST', body: { items } }),
    resumeBatch: (id: string): Promise<Batch> => call(`${batches}/${id}/resume`, Batch, { method: 'POST' }),
    readBatch: (id: string): Promise<Batch> => call(`${batches}/${id}`, Batch),
    /** All templates of a batch. */
    async batchItems(id: string): Promise<BatchItem[]> {
      const items: BatchItem[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const query = new URLSearchParams({ limit: String(PAGE) });
        if (cursor !== undefined) query.set('cursor', cursor);
        // Each page says where the next begins.
        // oxlint-disable-next-line no-await-in-loop
        const page: BatchItemList = await call(`${batches}/${id}/items?${query}`, BatchItemList);
        items.push(...page.items);
        cursor = page.next;
      }
      return items;
    },
  };
}

const remoteOf = ({ draft: { id, etag, revision }, document }: DraftAnswer): RemoteDraft => ({
  id,
  etag,
  revision,
  document,
});

/** A key that the same write has again. */
export const requestKey = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A token must not go over a line that others can read. */
function refusePlainHttp(server: string, token: string | undefined): void {
  const { protocol, hostname } = new URL(server);
  if (token !== undefined && protocol === 'http:' && !thisMachine.test(hostname))
    throw new UsageError(`${server}: use https. Over http, others can read the token.`);
}
