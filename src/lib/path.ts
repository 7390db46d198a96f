import { isRecord } from './values';

/** The value at a dotted path ("cards.0.title"), own members only; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let part = value;
  for (const key of path.split('.')) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
    part = (part as Record<string, unknown>)[key];
  }
  return part;
}

/**
 * The same state with another value at a dotted path; every other part is shared. `undefined` leaves the key out;
 * a new key comes last. A list keeps its length.
 */
export function putAt<State>(state: State, path: string, value: unknown): State {
  return put(state, path === '' ? [] : path.split('.'), value) as State;
}

function put(state: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(state))
    return state.map((entry, index) => (index === Number(key) ? put(entry, rest, value) : entry));
  const parent = isRecord(state) ? state : {};
  const { [key]: member, ...others } = parent;
  const next = put(member, rest, value);
  if (next === undefined) return others;
  return Object.hasOwn(parent, key) ? { ...parent, [key]: next } : { ...others, [key]: next };
}
