import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase';

/** Days for which an answer is repeated, and the number of answers that are kept (ruling of this project). */
export const KEPT_DAYS = 7;
export const MAX_KEYS = 10_000;
/** Characters of all kept bodies together: 10,000 of the longest legal templates would fill 4 GB. */
const MAX_BODY_CHARACTERS = 100_000_000;

const DAY_MS = 24 * 60 * 60 * 1000;

export type Claim = { key: string; fingerprint: string };

type KnownKey =
  | { state: 'running'; fingerprint: string; startedAt: number }
  | { state: 'done'; fingerprint: string; answer: StoredAnswer };

/** Records that a request with this key is under way. False if the key is known already. */
export async function claimKey(
  database: Database,
  { key, fingerprint }: Claim,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('idempotency_keys')
    .values({
      key,
      fingerprint,
      state: 'running',
      status: null,
      retry_after: null,
      content_type: null,
      body: null,
      started_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findKey(database: Database, key: string): Promise<KnownKey | undefined> {
  const row = await database
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { fingerprint, status, retry_after: retryAfter, content_type: contentType, body } = row;
  if (row.state === 'running' || status === null)
    return { state: 'running', fingerprint, startedAt: Date.parse(row.started_at) };
  return {
    state: 'done',
    fingerprint,
    answer: { status: Number(status), retryAfter, contentType, body: body ?? '' },
  };
}

/**
 * Stores the answer to a running request. False if an answer is stored already, which stays. Pass a transaction to
 * store it together with the rows that it speaks of.
 */
export async function settleKey(
  database: Database,
  key: string,
  { status, retryAfter, contentType, body }: StoredAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('idempotency_keys')
    .set({
      state: 'done',
      status: String(status),
      retry_after: retryAfter,
      content_type: contentType,
      body,
    })
    .where('key', '=', key)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets a running request that has certainly not been sent. */
export async function releaseKey(database: Database, key: string): Promise<void> {
  await database
    .deleteFrom('idempotency_keys')
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute();
}

/** Removes answers that are older than a week, and the oldest ones beyond the limits of number and size. */
export async function pruneKeys(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('idempotency_keys')
    .where('started_at', '<', new Date(now - KEPT_DAYS * DAY_MS).toISOString())
    .execute();
  await sql`
    delete from idempotency_keys where key in (
      select key from (
        select key,
          row_number() over (order by started_at desc, key) as place,
          sum(coalesce(length(body), 0)) over (order by started_at desc, key) as characters
        from idempotency_keys
      ) as numbered
      where place > ${sql.lit(MAX_KEYS)} or characters > ${sql.lit(MAX_BODY_CHARACTERS)}
    )`.execute(database);
}

/** An answer as the database keeps it: all that the gateway passes on to the page. */
export type StoredAnswer = {
  status: number;
  retryAfter: string | null;
  contentType: string | null;
  body: string;
};

/** Reads an answer for the database. The answer itself stays readable, unless it is given `whole`. */
export async function storeAnswer(
  answer: Response,
  given: 'shared' | 'whole' = 'shared',
): Promise<StoredAnswer> {
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    contentType: answer.headers.get('content-type'),
    body: await (given === 'whole' ? answer : answer.clone()).text(),
  };
}

/** The answer to a repeated request. `Idempotency-Replayed` distinguishes it from the first one. */
export function replayAnswer({ status, retryAfter, contentType, body }: StoredAnswer): Response {
  const headers = new Headers({ 'Idempotency-Replayed': 'true' });
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  if (contentType !== null) headers.set('Content-Type', contentType);
  return new Response(body === '' ? null : body, { status, headers });
}
