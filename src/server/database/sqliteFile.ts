import type SqliteDatabase from 'libsql';
import { isRecord } from '../../lib/values';
import { statSync } from 'node:fs';

/** @throws {Error} if the file is damaged */
export function assertSound(
  database: SqliteDatabase.Database,
  check: 'quick_check' | 'integrity_check',
): void {
  const [first] = database.prepare(`PRAGMA ${check}(1)`).all();
  if (!isRecord(first) || first[check] !== 'ok')
    throw new Error('the file is damaged; restore a backup, or move the file to another folder');
}

/**
 * Refuses the database of another program: tables that none of our migrations has made.
 *
 * @throws {Error} if it is one
 */
export function assertOwn(database: SqliteDatabase.Database): void {
  const names = tableNames(database);
  if (names.length > 0 && !names.includes('kysely_migration'))
    throw new Error('it belongs to another program; choose another folder');
}

/** The names of the tables. */
export function tableNames(database: SqliteDatabase.Database): string[] {
  return namesOf(database, "SELECT name FROM sqlite_master WHERE type = 'table'");
}

/** The migrations that made the tables, in their order. */
export function migrationNames(database: SqliteDatabase.Database): string[] {
  return namesOf(database, 'SELECT name FROM kysely_migration ORDER BY name');
}

function namesOf(database: SqliteDatabase.Database, query: string): string[] {
  return database
    .prepare(query)
    .all()
    .map((row) => (isRecord(row) && typeof row.name === 'string' ? row.name : ''));
}

/** Tells a file from another one that has taken its name; undefined if there is none. */
export function fileId(file: string): string | undefined {
  const known = statSync(file, { throwIfNoEntry: false });
  return known && `${known.dev} ${known.ino}`;
}

/** The number of templates in a database, for the report of a command. */
export function countTemplates(database: SqliteDatabase.Database): number {
  const [row] = database.prepare('SELECT count(*) AS count FROM templates').all();
  return isRecord(row) ? Number(row.count) : 0;
}
