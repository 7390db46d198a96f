import { setTimeout } from 'node:timers/promises';
import { fileId } from './sqliteFile';
import type { Database } from './openDatabase';
import { isWritable, sqliteFile } from './sqliteDialect';

/** The longest wait for an answer of the database. */
const MAX_WAIT_MS = 1000;

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/** Finds out whether the database can serve now; undefined if it can, else the reason in a few words. */
export type Readiness = () => Promise<string | undefined>;

/** Watches the database: its file must be the one that was opened, be writable, and its tables must answer. */
export function createReadiness(database: Database, place: Place): Readiness {
  const file = place.DATABASE_URL === undefined ? sqliteFile(place.DATA_DIR) : undefined;
  const opened = file === undefined ? undefined : fileId(file);
  return async () => {
    if (file !== undefined && fileId(file) !== opened) return 'the database file is gone';
    if (file !== undefined && !isWritable(file)) return 'the database file is read-only';
    const answered = await Promise.race([
      isAnswering(database),
      setTimeout(MAX_WAIT_MS, false, { ref: false }),
    ]);
    return answered ? undefined : 'database does not answer';
  };
}

/** Whether the tables of the last migration answer. */
async function isAnswering(database: Database): Promise<boolean> {
  try {
    await database.selectFrom('idempotency_keys').select('key').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
