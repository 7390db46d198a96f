import type { Selectable } from 'kysely';
import type { VerificationStatus } from '../../../schema/verification/verification';
import type { Database } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';
import { randomId } from '../../request/randomId';

/** A verification that is still pending after this time has failed. */
export const VERIFICATION_LIFETIME_MS = 5 * 60_000;

export type Verification = Selectable<Tables['verifications']>;

type NewVerification = { appId: string; operator: string; reference: string | undefined; now: number };

/** A verification can be looked up for this long. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Old verifications are removed after every so many new ones. */
const PRUNE_EVERY = 100;
let inserted = 0;

/** Inserts a new verification, without the phone number: nothing reads it again. */
export async function insertVerification(database: Database, start: NewVerification): Promise<Verification> {
  const row: Verification = {
    id: randomId(),
    app_id: start.appId,
    state: randomId(),
    operator: start.operator,
    status: 'PENDING',
    reason: null,
    reference: start.reference ?? null,
    created_at: new Date(start.now).toISOString(),
  };
  await database.insertInto('verifications').values(row).execute();
  inserted += 1;
  if (inserted % PRUNE_EVERY === 0) await removeOldVerifications(database, start.now);
  return row;
}

/** Removes the verifications that were started more than 30 days ago. */
export async function removeOldVerifications(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('verifications')
    .where('created_at', '<', new Date(now - KEPT_MS).toISOString())
    .execute();
}

export function findVerification(
  database: Database,
  by: 'id' | 'state',
  value: string,
): Promise<Verification | undefined> {
  return database.selectFrom('verifications').selectAll().where(by, '=', value).executeTakeFirst();
}

/** The status at a moment: the stored outcome, or failed if the lifetime of a pending one is over. */
export function statusAt(row: Verification, now: number): Pick<VerificationStatus, 'status' | 'reason'> {
  if (row.status === 'SUCCESSFUL') return { status: 'SUCCESSFUL' };
  if (row.status === 'FAIL') return { status: 'FAIL', reason: row.reason ?? 'Denied' };
  if (now - Date.parse(row.created_at) >= VERIFICATION_LIFETIME_MS)
    return { status: 'FAIL', reason: 'Expired' };
  return { status: 'PENDING' };
}

/** Stores the outcome of a pending verification; returns false if it already had one. */
export async function storeOutcome(
  database: Database,
  state: string,
  { status, reason }: { status: 'SUCCESSFUL' | 'FAIL'; reason?: string },
): Promise<boolean> {
  const result = await database
    .updateTable('verifications')
    .set({ status, reason: reason ?? null })
    .where('state', '=', state)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
