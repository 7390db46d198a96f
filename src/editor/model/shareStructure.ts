/**
 * The next value with every unchanged part taken from the previous one, so that readers of a part can
 * compare by identity. Both are plain JSON values.
 */
export function shareStructure<T>(previous: unknown, next: T): T {
  if (Object.is(previous, next)) return next;
  if (typeof previous !== 'object' || typeof next !== 'object' || previous === null || next === null)
    return next;
  if (Array.isArray(previous) !== Array.isArray(next)) return next;
  const before = previous as Record<string, unknown>;
  const entries = Object.entries(next).map(
    ([key, value]) => [key, shareStructure(before[key], value)] as const,
  );
  const same =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => Object.is(before[key], value) && Object.hasOwn(before, key));
  if (same) return previous as T;
  return (Array.isArray(next) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}
