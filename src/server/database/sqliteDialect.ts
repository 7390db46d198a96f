import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SqliteDialect } from 'kysely';
import SqliteDatabase from 'libsql';
import { isRecord } from '../../lib/isRecord';
import { SettingsError } from '../settings/settingsError';

/** Time to wait for a lock that another process holds. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * The embedded database in a folder. Writes each commit to the disk before acknowledging it
 * (`synchronous=FULL`), so that rows survive the end of the process at any moment.
 *
 * @throws {SettingsError} if the folder or the file cannot be used
 */
export function sqliteDialect(folder: string): SqliteDialect {
  const file = join(resolve(folder), 'templates.db');
  try {
    mkdirSync(folder, { recursive: true });
    assertWritable(resolve(folder));
    assertWritable(file);
    const database = new SqliteDatabase(file);
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (!isSound(check)) throw new Error('the file is damaged; restore it from a copy or move it away');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // A read-only file opens without an error and fails at the first write: try a write lock now.
    database.exec('BEGIN IMMEDIATE');
    database.exec('ROLLBACK');
    return new SqliteDialect({
      database: {
        prepare: (sql) => database.prepare(sql),
        close() {
          // The driver's close alone leaves the last rows in the write-ahead log beside the file.
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
  return isRecord(check) && check['quick_check'] === 'ok';
}

/** Respects a missing write permission even as root, who could write in spite of it. */
function assertWritable(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode !== undefined && (mode & 0o222) === 0) throw new Error(`${path} is read-only`);
}
