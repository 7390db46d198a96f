const MAX_LENGTH = 200;

/** A person's name as it may stand in records: one line without control characters; undefined for a blank one. */
export function readName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  return name === '' ? undefined : name;
}
