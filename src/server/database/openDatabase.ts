import { setTimeout } from 'node:timers/promises';
import { Kysely, Migrator, sql, type Dialect, PostgresDialect } from 'kysely';
import { errorCodeOf } from '../../lib/values';
import { SettingsError } from '../settings/settingValues';
import { type DatabaseObserver, measureWait } from './databaseObserver';
import { migrations } from './migrations';
import { sqliteDialect } from './sqliteDialect';
import type { Tables } from './tables';
import { Pool } from 'pg';

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
      : postgresDialect(place.DATABASE_URL, observer);
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
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw new SettingsError([`${name}: the database cannot be used: ${reasonOf(error)}.`]);
  }
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
    return 'a newer version of this program has changed its tables; start that version, or restore a backup';
  return error.message === '' ? (errorCodeOf(error) ?? error.name) : error.message;
}

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** A PostgreSQL-compatible database. The pool replaces lost connections. */
export function postgresDialect(address: string, observer?: DatabaseObserver): PostgresDialect {
  const pool = new Pool({
    connectionString: address,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({
    pool: { connect: () => measureWait(observer, () => pool.connect()), end: () => pool.end() },
  });
}
