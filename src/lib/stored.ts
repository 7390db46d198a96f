import { isRecord } from './values';

// Readers of what this device has stored. Undefined where a value is of another kind. The first paint waits for them:
// they need no schema.

export const asText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
export const asSwitch = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);
/** A finite number. */
export const asNumber = (stored: unknown) =>
  typeof stored === 'number' && Number.isFinite(stored) ? stored : undefined;
/** A count or a place in a list. */
export const asCount = (stored: unknown) =>
  typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 ? stored : undefined;

/** One of the values of a closed set. */
export function asOneOf<const Value extends string | number>(
  values: readonly Value[],
  stored: unknown,
): Value | undefined {
  return values.find((value) => value === stored);
}

/** A record whose members can all be read. */
export function asRecordOf<Value>(
  read: (stored: unknown) => Value | undefined,
  stored: unknown,
): Record<string, Value> | undefined {
  if (!isRecord(stored)) return undefined;
  const entries = Object.entries(stored).flatMap(([key, member]) => {
    const value = read(member);
    return value === undefined ? [] : [[key, value] as const];
  });
  return entries.length === Object.keys(stored).length ? Object.fromEntries(entries) : undefined;
}
