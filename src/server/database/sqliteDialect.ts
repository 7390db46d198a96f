import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SqliteAdapter, SqliteDialect, type Driver } from 'kysely';
import SqliteDatabase from 'libsql';
import { isWritable, makeFolder, makePrivate } from '../settings/folders';
import { SettingsError } from '../settings/settingValues';
import { DatabaseGone } from './databaseErrors';
import { fileId, assertOwn, assertSound } from './sqliteFile';
import type { DatabaseObserver } from './databaseObserver';
import { createReader, createRunner } from './sqliteConnection';
import { createSqliteDriver, createWriter } from './sqliteWriter';

/** Time to wait at the start for a lock that another process holds. Later the driver waits without blocking. */
const OPENING_TIMEOUT_MS = 5000;

/** A process that was killed at its first start may have left an empty file; one that is starting now has one. */
const STARTING_MS = 10_000;

/** The file of the embedded database in a folder. */
export const sqliteFile = (folder: string): string => join(resolve(folder), 'templates.db');

/** Kysely's SQLite with another driver. */
class EmbeddedDialect extends SqliteDialect {
  readonly #createDriver: () => Driver;

  constructor(createDriver: () => Driver) {
    super({ database: () => Promise.reject(new Error('This dialect opens its database in createDriver.')) });
    this.#createDriver = createDriver;
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter();
  }
}

/** Lets all migrations of a start run in one transaction: SQLite takes changes of tables back as well. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * The embedded database in a folder. Writes each commit to the disk before acknowledging it
 * (`synchronous=FULL`), so that rows survive the end of the process at any moment.
 *
 * @throws {SettingsError} if the folder or the file cannot be used
 */
export function sqliteDialect(folder: string, observer?: DatabaseObserver): SqliteDialect {
  const file = sqliteFile(folder);
  try {
    makeFolder(resolve(folder));
    assertWritable(resolve(folder));
    assertNotEmpty(file);
    assertWritable(file);
    const database = new SqliteDatabase(file);
    // SQLite gives the files beside it the same mode.
    for (const ending of ['', '-wal', '-shm']) makePrivate(`${file}${ending}`, 0o600);
    database.pragma(`busy_timeout = ${OPENING_TIMEOUT_MS}`);
    assertSound(database, 'quick_check');
    assertOwn(database);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    // A read-only file opens without an error and fails at the first write: try a write lock now.
    database.exec('BEGIN IMMEDIATE');
    database.exec('ROLLBACK');
    database.pragma('busy_timeout = 0');
    const opened = fileId(file);
    const assertPresent = () => {
      // A deleted file takes rows as before, and nobody ever sees them again.
      if (fileId(file) !== opened) throw new DatabaseGone();
    };
    const writer = createWriter(
      {
        exec(statement) {
          if (/^(?:BEGIN|COMMIT)/.test(statement)) assertPresent();
          database.exec(statement);
        },
        run: createRunner(database),
        isInTransaction: () => database.inTransaction,
      },
      observer,
    );
    const reader = createReader(() => {
      assertPresent();
      const connection = new SqliteDatabase(file);
      connection.pragma('query_only = ON');
      return connection;
    });
    const close = () => {
      reader.close();
      // The driver's close alone leaves the last rows in the write-ahead log beside the file.
      try {
        database.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // On a full disk they stay there: the next start reads them.
      }
      database.close();
    };
    return new EmbeddedDialect(() => createSqliteDriver(writer, reader, close));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`DATA_DIR: the database ${file} cannot be used: ${reason}.`]);
  }
}

/** Refuses a file that has lost its content, so that an empty new database never takes the place of an old one. */
function assertNotEmpty(file: string): void {
  const known = statSync(file, { throwIfNoEntry: false });
  if (known === undefined || known.size > 0 || existsSync(`${file}-wal`)) return;
  if (Date.now() - known.mtimeMs > STARTING_MS)
    throw new Error('the file is empty; restore a backup, or delete the file to start with a new database');
}

/** Respects a missing write permission even as root, who could write in spite of it, and a read-only mount. */
function assertWritable(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined) return;
  if ((mode & 0o222) === 0 || !isWritable(path)) throw new Error(`${path} is read-only`);
}
