import type SqliteDatabase from 'libsql';
import { isRecord } from '../../lib/values';

/** The number of templates in a database, for the report of a command. */
export function countTemplates(database: SqliteDatabase.Database): number {
  const [row] = database.prepare('SELECT count(*) AS count FROM templates').all();
  return isRecord(row) ? Number(row.count) : 0;
}
