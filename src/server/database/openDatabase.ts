import { setTimeout } from 'node:timers/promises';
import { Kysely, Migrator, sql, type Dialect } from 'kysely';
import { SettingsError } from '../settings/settingsError';
import { migrations } from './migrations';
import { postgresDialect } from './postgresDialect';
import { sqliteDialect } from './sqliteDialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/**
 * The database, its tables brought up to date.
 *
 * @throws {SettingsError} when it cannot be opened, read or written; an old file is left as it is.
 */
export async function openDatabase(place: Place): Promise<Database> {
  const name = place.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  const dialect: Dialect =
    place.DATABASE_URL === undefined ? sqliteDialect(place.DATA_DIR) : postgresDialect(place.DATABASE_URL);
  const database = new Kysely<Tables>({ dialect });
  try {
    // The migrator's failure texts speak of its own tables; this one speaks of the connection.
    await sql`select 1`.execute(database);
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw new SettingsError([`${name}: the database cannot be used: ${reasonOf(error)}.`]);
  }
}

const MIGRATION_ATTEMPTS = 5;
const MIGRATION_PAUSE_MS = 200;

/** Several processes may start on one new SQLite file, where the migrator has no lock: the later ones try again. */
async function migrate(database: Database, attempt = 1): Promise<void> {
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error === undefined) return;
  if (attempt === MIGRATION_ATTEMPTS) throw error;
  await setTimeout(MIGRATION_PAUSE_MS);
  await migrate(database, attempt + 1);
}

/** What the driver says. A refused connection to several addresses comes with an empty message and a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it gave no reason';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return error.message === '' ? code : error.message;
}

/** Whether the database answers. */
export async function isAnswering(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  }
}
