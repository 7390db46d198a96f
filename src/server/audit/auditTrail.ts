import { sql } from 'kysely';
import type { Act, ActResult, AuditTrail } from '../access/route';
import type { Database } from '../database/openDatabase';
import type { Log } from '../log/log';
import { ascendingId, currentRequestId } from '../request/requestId';

/** Records beyond this number are removed, the oldest first. */
const MAX_RECORDS = 100_000;
/** Old records are removed after every so many new ones. */
const PRUNE_EVERY = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

export type AuditDependencies = { database: Database; days: number; log: Log; now: () => number };

/** Keeps the record of acts in the database, for a number of days. */
export function createAuditTrail({ database, days, log, now }: AuditDependencies): AuditTrail {
  let added = 0;

  async function insert(act: Act, result: ActResult, work = database): Promise<string> {
    const at = new Date(now()).toISOString();
    added += 1;
    const id = ascendingId(at);
    await work
      .insertInto('audit')
      .values({
        id,
        at,
        person: act.person?.name ?? null,
        subject: act.person?.subject ?? null,
        action: act.action,
        name: act.name ?? null,
        app_id: act.appId ?? null,
        platform: act.platform ?? null,
        space: act.space ?? null,
        ...columnsOf(result),
        request_id: currentRequestId() ?? null,
      })
      .execute();
    if (added % PRUNE_EVERY === 1) await prune(work, now() - days * DAY_MS);
    return id;
  }

  /** Writes a record of something that has happened already: a failure is in the log, and changes nothing. */
  const orLog = (writing: Promise<unknown>) =>
    writing.then(
      () => undefined,
      (error: unknown) =>
        log('audit-failure', { reason: error instanceof Error ? error.message : 'unknown' }),
    );

  return {
    async begin(act, within) {
      const id = await insert(act, { outcome: 'started' }, within);
      return (result) =>
        orLog(database.updateTable('audit').set(columnsOf(result)).where('id', '=', id).execute());
    },
    record: (act, result) => orLog(insert(act, result)),
  };
}

/** The columns of an outcome. */
export const columnsOf = ({ outcome, status, code }: ActResult) => ({
  outcome,
  status: status === undefined ? null : String(status),
  code: code ?? null,
});

async function prune(database: Database, before: number): Promise<void> {
  await database.deleteFrom('audit').where('at', '<', new Date(before).toISOString()).execute();
  await sql`
    delete from audit where id < (
      select id from audit order by id desc limit 1 offset ${sql.lit(MAX_RECORDS)}
    )`.execute(database);
}
