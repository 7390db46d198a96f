import { setTimeout } from 'node:timers/promises';
import { Kysely, Migrator, sql, type Dialect } from 'kysely';
import { errorCodeOf } from '../../lib/values';
import { SettingsError } from '../settings/settingValues';
import type { DatabaseObserver } from './databaseObserver';
import { migrations } from './migrations';
import { postgresDialect } from './postgresDialect';
import { sqliteDialect } from './sqliteDialect';
import { createSessions } from './steps/peopleTables';
import { addSessionGroups } from './steps/spaceTables';
import { allTables, type Tables } from './tables';

export type Database = Kysely<Tables>;

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/**
 * Opens the database and migrates its tables.
 *
 * @throws {SettingsError} if it cannot be opened, read or written; an existing file stays unchanged
 */
export async function openDatabase(place: Place, observer?: DatabaseObserver): Promise<Database> {
  const name = place.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  const dialect: Dialect =
    place.DATABASE_URL === undefined
      ? sqliteDialect(place.DATA_DIR, observer)
      : postgresDialect(place.DATABASE_URL, { observer });
  const database = new Kysely<Tables>({
    dialect,
    // Without an observer, Kysely need not wrap each query.
    ...(observer && {
      log: ({ level, queryDurationMillis }) =>
        observer.query(queryDurationMillis / 1000, level === 'error' ? 'failed' : 'ok'),
    }),
  });
  try {
    // This query fails with the connection's error text; the migrator's error texts name its own tables.
    await sql`select 1`.execute(database);
    await withPatience(place, database, migrate);
    await assertTables(database);
    return database;
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw new SettingsError([`${name}: the database cannot be used: ${reasonOf(error)}.`]);
  }
}

/** Does work whose queries may take long: with PostgreSQL over a connection of its own, which waits for them. */
export async function withPatience<Result>(
  { DATABASE_URL }: Place,
  database: Database,
  work: (patient: Database) => Promise<Result>,
): Promise<Result> {
  if (DATABASE_URL === undefined) return work(database);
  const patient = new Kysely<Tables>({ dialect: postgresDialect(DATABASE_URL, { isPatient: true }) });
  try {
    return await work(patient);
  } finally {
    await patient.destroy();
  }
}

/**
 * A restoration may leave tables out that the list of migrations speaks of. Sessions are made again, for people only sign
 * in again; nothing else may be missing.
 */
async function assertTables(database: Database): Promise<void> {
  const found = new Set((await database.introspection.getTables()).map(({ name }) => name));
  if (!found.has('sessions')) {
    await createSessions(database);
    await addSessionGroups(database);
  }
  const missing = allTables.filter((name) => name !== 'sessions' && !found.has(name));
  if (missing.length > 0)
    throw new Error(`tables are missing: ${missing.join(', ')}; restore a backup that has them`);
}

const MAX_MIGRATION_ATTEMPTS = 5;
const MIGRATION_DELAY_MS = 200;

/** Tries again, for several processes may start on one new file and make the migrator's own table. */
async function migrate(database: Database, attempt = 1): Promise<void> {
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error === undefined) return;
  if (attempt === MAX_MIGRATION_ATTEMPTS) throw error;
  await setTimeout(MIGRATION_DELAY_MS);
  await migrate(database, attempt + 1);
}

/** The driver's message, or its code: a refused connection to several addresses has an empty message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it gave no reason';
  if (/previously executed migration/.test(error.message))
    return 'a newer version of this program changed its tables; start that version, or restore a backup';
  return error.message === '' ? (errorCodeOf(error) ?? error.name) : error.message;
}
