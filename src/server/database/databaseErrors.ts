import { errorCodeOf } from '../../lib/values';

/** The file of the embedded database was deleted or replaced while the server has it open. */
export class DatabaseGone extends Error {
  readonly code = 'SQLITE_CANTOPEN';
  constructor() {
    super('the database file is gone');
  }
}

/** More work waits for the database than anyone would wait for. */
export class DatabaseBusy extends Error {
  readonly code = 'SQLITE_BUSY';
  constructor() {
    super('too many queries are waiting for the database');
  }
}

/** PostgreSQL cannot be reached, or does not answer in time. Has the code of a lost connection. */
export class DatabaseAway extends Error {
  readonly code = '08006';
  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}

/** The driver's message, or its code: a refused connection to several addresses has an empty message. */
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : '') || (errorCodeOf(error) ?? 'it gave no reason');

/** The database has ended a transaction by itself, as on a full disk. */
export class TransactionEnded extends Error {
  readonly code = 'SQLITE_FULL';
  constructor() {
    super('the database ended the transaction');
  }
}

/** Whether another process holds the lock of the embedded database. */
export const isLocked = (error: unknown): boolean => /^SQLITE_(?:BUSY|LOCKED)/.test(errorCodeOf(error) ?? '');

/**
 * Codes of a database that cannot serve now: a lock, a full or read-only disk, a damaged file, and of PostgreSQL a lost
 * connection, a standby that takes no writes, full memory or disk, or a shutdown (classes 08, 53 and 57).
 */
const unavailable =
  /^(?:SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|08|25006|53|57P)/;

/** Whether a query failed because the database cannot serve now, not because of the query. */
export const isUnavailable = (error: unknown): boolean => unavailable.test(errorCodeOf(error) ?? '');

/** Error codes of SQLite and PostgreSQL. */
const codes = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Whether an insert failed because its key exists, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  return codes.includes(errorCodeOf(error) ?? '');
}
