import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'libsql';
import { errorCodeOf } from '../../lib/values';
import { isLocked } from '../database/databaseErrors';
import { migrations } from '../database/migrations';
import { assertSound, fileId, migrationNames, tableNames, countTemplates } from '../database/sqliteFile';
import { sqliteFile } from '../database/sqliteDialect';
import { makeFolder } from '../settings/folders';
import { CommandError } from './command';
import { dropDraft, flushToDisk, openDraft, takeSeal } from './draftFile';

export type Restored = {
  templates: number;
  /** The file to which the previous database was moved. */
  kept: string | undefined;
  /** False for a backup of an earlier version, which has no digest. */
  hasDigest: boolean;
};

/**
 * Replaces the embedded database of a folder with a backup. The previous database is kept beside it under another name.
 *
 * @throws {CommandError} if this version cannot read the file as a backup, or a server is using the database
 */
export async function restore(folder: string, source: string, now: Date): Promise<Restored> {
  const target = sqliteFile(folder);
  assertBackupFile(source, target);
  try {
    makeFolder(dirname(target));
    return await replace(target, source, now);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(
      `The restoration failed: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

async function replace(target: string, source: string, now: Date): Promise<Restored> {
  const draft = openDraft(dirname(target));
  try {
    copyFileSync(source, draft);
    chmodSync(draft, 0o600);
    const state = takeSeal(draft);
    if (state === 'differs')
      throw new CommandError(`${source} cannot be restored: the file has changed since the backup was made.`);
    const templates = await checkBackup(draft, source);
    flushToDisk(draft);
    const kept = existsSync(target) ? keepOld(target, now) : undefined;
    // In one step, so that there is a complete database at this name at every moment.
    renameSync(draft, target);
    flushToDisk(dirname(target));
    return { templates, kept, hasDigest: state === 'fits' };
  } finally {
    dropDraft(draft);
  }
}

function assertBackupFile(source: string, target: string): void {
  const known = statSync(source, { throwIfNoEntry: false });
  if (!known) throw new CommandError(`${source}: there is no such file.`);
  if (!known.isFile()) throw new CommandError(`${source} is not a file. Enter the file of a backup.`);
  if (fileId(source) === fileId(target))
    throw new CommandError(`${source} is the database itself. Enter the file of a backup.`);
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

/** Keeps the current database under a second name, with all of its rows in that one file. */
function keepOld(target: string, now: Date): string {
  mergeWriteAheadLog(target);
  const kept = freeName(`${target}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  linkSync(target, kept);
  for (const ending of ['-wal', '-shm'])
    if (existsSync(`${target}${ending}`)) renameSync(`${target}${ending}`, `${kept}${ending}`);
  return kept;
}

/** The name, with a number if the file exists: two restorations may happen in one second. */
function freeName(name: string): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(free)) return free;
  }
}

/**
 * Moves the rows of the write-ahead log into the file. SQLite allows that only to the only process that has the database
 * open, so this also finds out whether a server is using it.
 */
function mergeWriteAheadLog(target: string): void {
  try {
    const database = new SqliteDatabase(target);
    database.pragma('journal_mode = DELETE');
    database.close();
  } catch (error) {
    if (isLocked(error))
      throw new CommandError('A server is using the database. Stop it, then try again. Nothing was changed.');
    // A damaged file is the usual reason to restore a backup: keep it unchanged.
    if (errorCodeOf(error) === undefined) throw error;
  }
}
