import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { VerificationStatus } from '../../../schema/verification/verification';
import type { Database } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';

/** A verification that nobody completed in this time has failed. */
export const LIFETIME_MS = 5 * 60_000;

export type Verification = Selectable<Tables['verifications']>;

/** 128 bits that cannot be guessed, safe in an address. */
export const unguessable = () => randomBytes(16).toString('base64url');

type NewVerification = { appId: string; operator: string; reference: string | undefined; now: number };

/** Keeps a new verification. The phone number is not kept: nothing reads it again. */
export async function insertVerification(database: Database, start: NewVerification): Promise<Verification> {
  const row: Verification = {
    id: unguessable(),
    app_id: start.appId,
    state: unguessable(),
    operator: start.operator,
    status: 'PENDING',
    reason: null,
    reference: start.reference ?? null,
    created_at: new Date(start.now).toISOString(),
  };
  await database.insertInto('verifications').values(row).execute();
  return row;
}

export function findVerification(
  database: Database,
  by: 'id' | 'state',
  value: string,
): Promise<Verification | undefined> {
  return database.selectFrom('verifications').selectAll().where(by, '=', value).executeTakeFirst();
}

/** How a verification stands at a moment: as it was settled, or failed when its time is over. */
export function standingOf(row: Verification, now: number): Pick<VerificationStatus, 'status' | 'reason'> {
  if (row.status === 'SUCCESSFUL') return { status: 'SUCCESSFUL' };
  if (row.status === 'FAIL') return { status: 'FAIL', reason: row.reason ?? 'Denied' };
  if (now - Date.parse(row.created_at) >= LIFETIME_MS) return { status: 'FAIL', reason: 'Expired' };
  return { status: 'PENDING' };
}

/** Settles a pending verification, once; false when it was settled before. */
export async function settleVerification(
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
