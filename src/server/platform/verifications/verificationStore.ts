import type { Selectable } from 'kysely';
import type { VerificationStatus } from '../../../schema/verification/verification';
import type { Database } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';
import { randomId } from '../../request/requestId';

/** A verification that is still pending after this time has failed. */
const VERIFICATION_LIFETIME_MS = 5 * 60_000;

type Row = Selectable<Tables['verifications']>;

/** A verification with the times of what happened to it, as far as they are known. */
export type Verification = Row & { opened_at: string | null; answered_at: string | null };

type NewVerification = {
  appId: string;
  operator: string;
  reference: string | undefined;
  /** Stands for the phone number, which is not stored. */
  numberDigest: string;
  now: number;
};

/** A verification can be looked up for this long. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Old verifications are removed after every so many new ones. */
const PRUNE_EVERY = 100;
let inserted = 0;

/** Inserts a new verification, with a keyed digest in place of the phone number. */
export async function insertVerification(database: Database, start: NewVerification): Promise<Row> {
  const row: Row = {
    id: randomId(),
    app_id: start.appId,
    state: randomId(),
    operator: start.operator,
    status: 'PENDING',
    reason: null,
    reference: start.reference ?? null,
    created_at: new Date(start.now).toISOString(),
  };
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('verifications').values(row).execute();
    await transaction
      .insertInto('verification_details')
      .values({ id: row.id, number_digest: start.numberDigest, opened_at: null, answered_at: null })
      .execute();
  });
  inserted += 1;
  if (inserted % PRUNE_EVERY === 0) await removeOldVerifications(database, start.now);
  return row;
}

/** Removes the verifications that were started more than 30 days ago. */
export async function removeOldVerifications(database: Database, now: number): Promise<void> {
  const before = new Date(now - KEPT_MS).toISOString();
  await database
    .deleteFrom('verification_details')
    .where('id', 'in', (query) =>
      query.selectFrom('verifications').select('id').where('created_at', '<', before),
    )
    .execute();
  await database.deleteFrom('verifications').where('created_at', '<', before).execute();
}

/** What a verification is found by. A number or a reference finds those of the app. */
export type VerificationKey =
  | { by: 'id' | 'state'; value: string }
  | { by: 'number' | 'reference'; value: string; appId: string };

const columns = {
  id: 'verifications.id',
  state: 'verifications.state',
  number: 'verification_details.number_digest',
  reference: 'verifications.reference',
} as const satisfies Record<VerificationKey['by'], string>;

/** Finds a verification, the newest one where there are several. `value` of a number is its digest. */
export async function findVerification(
  database: Database,
  key: VerificationKey,
): Promise<Verification | undefined> {
  const [newest] = await findVerifications(database, key, 1);
  return newest;
}

/** Finds the newest verifications, at most `limit`, the newest first. `value` of a number is its digest. */
export function findVerifications(
  database: Database,
  key: VerificationKey,
  limit: number,
): Promise<Verification[]> {
  const found = database
    .selectFrom('verifications')
    .leftJoin('verification_details', 'verification_details.id', 'verifications.id')
    .selectAll('verifications')
    .select(['verification_details.opened_at', 'verification_details.answered_at'])
    .where(columns[key.by], '=', key.value);
  const own = 'appId' in key ? found.where('verifications.app_id', '=', key.appId) : found;
  return own
    .orderBy('verifications.created_at', 'desc')
    .orderBy('verifications.id', 'desc')
    .limit(limit)
    .execute();
}

/** The status at a moment: the stored outcome, or failed if the lifetime of a pending one is over. */
export function statusAt(row: Row, now: number): Pick<VerificationStatus, 'status' | 'reason'> {
  if (row.status === 'SUCCESSFUL') return { status: 'SUCCESSFUL' };
  if (row.status === 'FAIL') return { status: 'FAIL', reason: row.reason ?? 'Denied' };
  if (isOver(row, now)) return { status: 'FAIL', reason: 'Expired' };
  return { status: 'PENDING' };
}

type Times = Pick<VerificationStatus, 'startedAt' | 'openedAt' | 'answeredAt' | 'endedAt'>;

/** The times of a verification at a moment. An unknown one is absent. */
export function timesAt(row: Verification, now: number): Times {
  const expired = new Date(Date.parse(row.created_at) + VERIFICATION_LIFETIME_MS).toISOString();
  const ended = row.answered_at ?? (row.status === 'PENDING' && isOver(row, now) ? expired : null);
  return {
    startedAt: row.created_at,
    ...(row.opened_at === null ? {} : { openedAt: row.opened_at }),
    ...(row.answered_at === null ? {} : { answeredAt: row.answered_at }),
    ...(ended === null ? {} : { endedAt: ended }),
  };
}

function isOver(row: Row, now: number): boolean {
  return now - Date.parse(row.created_at) >= VERIFICATION_LIFETIME_MS;
}

/** Notes when a device called the address of the operator for the first time. */
export async function noteOpening(database: Database, state: string, now: number): Promise<void> {
  await database
    .updateTable('verification_details')
    .set({ opened_at: new Date(now).toISOString() })
    .where('opened_at', 'is', null)
    .where('id', 'in', (query) => query.selectFrom('verifications').select('id').where('state', '=', state))
    .execute();
}

type Answer = { status: 'SUCCESSFUL' | 'FAIL'; reason?: string };

/** Stores the outcome of a pending verification; returns false if it already had one. */
export async function storeOutcome(
  database: Database,
  state: string,
  { status, reason, now }: Answer & { now: number },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const result = await transaction
      .updateTable('verifications')
      .set({ status, reason: reason ?? null })
      .where('state', '=', state)
      .where('status', '=', 'PENDING')
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    await transaction
      .updateTable('verification_details')
      .set({ answered_at: new Date(now).toISOString() })
      .where('id', 'in', (query) => query.selectFrom('verifications').select('id').where('state', '=', state))
      .execute();
    return true;
  });
}
