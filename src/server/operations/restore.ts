import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'libsql';
import { errorCodeOf } from '../../lib/values';
import { isLocked } from '../database/databaseErrors';
import { migrations } from '../database/migrations';
import { assertSound, migrationNames, tableNames, countTemplates } from '../database/sqliteFile';
import { sqliteFile } from '../database/sqliteDialect';
import { flushToDisk } from './backUp';
import { CommandError } from './command';

export type Restored = {
  templates: number;
  /** The file that has the database that was there before. */
  kept: string | undefined;
};

/**
 * Puts a backup in the place of the embedded database of a folder. The database that was there is kept beside it under
 * another name.
 *
 * @throws {CommandError} if the file is no backup that this version can read, or a server uses the database
 */
export async function restore(folder: string, source: string, now: Date): Promise<Restored> {
  const target = sqliteFile(folder);
  const draft = `${target}.${process.pid}.part`;
  if (!existsSync(source)) throw new CommandError(`${source}: there is no such file.`);
  mkdirSync(dirname(target), { recursive: true });
  try {
    copyFileSync(source, draft);
    chmodSync(draft, 0o600);
    const templates = await checkBackup(draft, source);
    flushToDisk(draft);
    const kept = existsSync(target) ? keepOld(target, now) : undefined;
    // One step: at every moment there is a whole database at this name, the old one or the new one.
    renameSync(draft, target);
    flushToDisk(dirname(target));
    return { templates, kept };
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${draft}${ending}`, { force: true });
  }
}

async function checkBackup(file: string, name: string): Promise<number> {
  let database: SqliteDatabase.Database | undefined;
  try {
    database = new SqliteDatabase(file);
    assertSound(database, 'integrity_check');
    if (!tableNames(database).includes('kysely_migration'))
      throw new Error('it is not a database of this program');
    const known = Object.keys(await migrations.getMigrations());
    if (migrationNames(database).some((migration) => !known.includes(migration)))
      throw new Error('it was made by a newer version of this program; update this program first');
    return countTemplates(database);
  } catch (error) {
    throw new CommandError(`${name} cannot be restored: ${error instanceof Error ? error.message : ''}.`);
  } finally {
    database?.close();
  }
}

/** Gives the present database a second name, and closes it so that the one file has all of its rows. */
function keepOld(target: string, now: Date): string {
  mergeWriteAheadLog(target);
  const kept = `${target}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  linkSync(target, kept);
  for (const ending of ['-wal', '-shm'])
    if (existsSync(`${target}${ending}`)) renameSync(`${target}${ending}`, `${kept}${ending}`);
  return kept;
}

/**
 * Moves the rows of the write-ahead log into the file. SQLite does it only for a process that is alone with the
 * database, and so finds every server that uses it.
 */
function mergeWriteAheadLog(target: string): void {
  try {
    const database = new SqliteDatabase(target);
    database.pragma('journal_mode = DELETE');
    database.close();
  } catch (error) {
    if (isLocked(error))
      throw new CommandError('A server is using the database. Stop it, then try again. Nothing was changed.');
    // A damaged file is the usual reason for a restoration: it is kept as it is.
    if (errorCodeOf(error) === undefined) throw error;
  }
}
