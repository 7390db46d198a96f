import { setTimeout } from 'node:timers/promises';
import { fileId } from './sqliteFile';
import type { Database } from './openDatabase';
import { isWritable } from '../settings/folders';
import { sqliteFile } from './sqliteDialect';
import { isUnavailable } from './databaseErrors';
import { randomUUID } from 'node:crypto';

/** The longest wait for an answer of the database. */
const MAX_WAIT_MS = 1000;

/** Characters that are written as a trial: more than the free pages of a database that is full. */
const TRIAL_CHARACTERS = 16_000;

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/** Finds out whether the database can serve now; undefined if it can, else the reason in a few words. */
export type Readiness = () => Promise<string | undefined>;

/** Looks at the database: its file must be the one that was opened, and a row must be stored and removed again. */
export function createReadiness(database: Database, place: Place): Readiness {
  const file = place.DATABASE_URL === undefined ? sqliteFile(place.DATA_DIR) : undefined;
  const opened = file === undefined ? undefined : fileId(file);
  return async () => {
    if (file !== undefined && fileId(file) !== opened) return 'the database file is gone';
    if (file !== undefined && !isWritable(file)) return 'the database file is read-only';
    return Promise.race([
      tryToWrite(database),
      setTimeout(MAX_WAIT_MS, 'database is not responding', { ref: false }),
    ]);
  };
}

/** Two commits: a row that is removed in the transaction of its insertion would not fill the disk. */
async function tryToWrite(database: Database): Promise<string | undefined> {
  // Keys of callers begin with no blank.
  const key = ` readiness ${randomUUID()}`;
  try {
    await database
      .insertInto('idempotency_keys')
      .values({
        key,
        fingerprint: '',
        state: 'done',
        status: null,
        retry_after: null,
        content_type: null,
        body: 'x'.repeat(TRIAL_CHARACTERS),
        started_at: new Date().toISOString(),
      })
      .execute();
    await database.deleteFrom('idempotency_keys').where('key', '=', key).execute();
    return undefined;
  } catch (error) {
    return isUnavailable(error) ? 'the database cannot be written' : 'database is not responding';
  }
}
