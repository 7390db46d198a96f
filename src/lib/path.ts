import { isRecord } from './values';

/** The value below some keys, own members only; undefined where there is none. */
export function valueBelow(value: unknown, keys: readonly string[]): unknown {
  let part = value;
  for (const key of keys) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
    part = (part as Record<string, unknown>)[key];
  }
  return part;
}

/** The value at a dotted path ("cards.0.title"), own members only; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown => valueBelow(value, path.split('.'));

/**
 * The same state with another value at a dotted path; every other part is shared. `undefined` leaves the key out;
 * a new key comes last. A list keeps its length.
 */
export function putAt<State>(state: State, path: string, value: unknown): State {
  return putBelow(state, path === '' ? [] : path.split('.'), value) as State;
}

/** The same for keys, which may hold dots. */
export function putBelow(state: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(state))
    return state.map((entry, index) => (index === Number(key) ? putBelow(entry, rest, value) : entry));
  const parent = isRecord(state) ? state : {};
  const { [key]: member, ...others } = parent;
  const next = putBelow(member, rest, value);
  if (next === undefined) return others;
  return Object.hasOwn(parent, key) ? { ...parent, [key]: next } : { ...others, [key]: next };
}
