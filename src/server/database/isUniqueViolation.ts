import { errorCodeOf } from '../../lib/values';

/** Error codes of SQLite and PostgreSQL. */
const codes = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Whether an insert failed because its key exists, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  return codes.includes(errorCodeOf(error) ?? '');
}
