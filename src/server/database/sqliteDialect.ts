import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import { SettingsError } from '../settings/settingsError';

/**
 * The embedded database in a folder. Every commit reaches the disk before it is acknowledged
 * (`synchronous=FULL`), so that a row survives the process being killed.
 *
 * @throws {SettingsError} when the folder or the file cannot be used
 */
export function sqliteDialect(folder: string): SqliteDialect {
  const file = join(resolve(folder), 'templates.db');
  try {
    mkdirSync(folder, { recursive: true });
    assertWritable(resolve(folder));
    assertWritable(file);
    const database = new SqliteDatabase(file);
    database.pragma('busy_timeout = 5000');
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (!isSound(check)) throw new Error('the file is damaged; restore it from a copy or move it away');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // A file that can only be read opens without a word and fails at the first row.
    database.exec('BEGIN IMMEDIATE');
    database.exec('ROLLBACK');
    return new SqliteDialect({
      database: {
        prepare: (sql) => database.prepare(sql),
        close() {
          // The driver's own close leaves the last rows in the log beside the file.
          database.pragma('wal_checkpoint(TRUNCATE)');
          database.close();
        },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`DATA_DIR: the database ${file} cannot be used: ${reason}.`]);
  }
}

function isSound(check: unknown): boolean {
  return typeof check === 'object' && check !== null && 'quick_check' in check && check.quick_check === 'ok';
}

/** Refuses what nobody may write, also for root, who could: the owner has closed it on purpose. */
function assertWritable(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode !== undefined && (mode & 0o222) === 0) throw new Error(`${path} is read-only`);
}
