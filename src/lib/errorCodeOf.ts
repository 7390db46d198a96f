/** The `code` of an error of Node or of a driver, like `ENOENT`; undefined if it has none. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
