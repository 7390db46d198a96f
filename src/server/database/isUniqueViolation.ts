/** Error codes of SQLite and PostgreSQL. */
const codes = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Whether an insert failed because its key exists, in either database. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
