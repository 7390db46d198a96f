import { putAt } from '../../lib/path';

/** One difference between two states of a draft: its path, and the values before and after. */
export type Change = { path: string; before: unknown; after: unknown };

/** Whether a value has members. */
const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The smallest part that contains all differences of two states; undefined if they are the same. States share
 * their unchanged parts, so it compares identities and no texts.
 */
export function diff(before: unknown, after: unknown, path = ''): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (isParent(before) && isParent(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changed = keys.filter((key) => !Object.is(before[key], after[key]));
    const [only] = changed;
    if (only === undefined) return undefined;
    // If a list grew or shrank, the whole list is the change: an undefined entry would be a hole.
    const isSameList = !Array.isArray(before) || !Array.isArray(after) || before.length === after.length;
    if (changed.length === 1 && isSameList)
      return diff(before[only], after[only], path === '' ? only : `${path}.${only}`);
  }
  return { path, before, after };
}

/**
 * The path of the entry that was added to a list or removed from it; undefined for other values, for a list of the
 * same length and for an empty list. `value` is the current list.
 */
export function entryThatChanged({ path, before, after }: Change, value: unknown): string | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(value)) return undefined;
  if (before.length === after.length) return undefined;
  const first = [...before, ...after].findIndex((_entry, index) => !Object.is(before[index], after[index]));
  const index = Math.min(first, value.length - 1);
  return index < 0 ? undefined : `${path}.${index}`;
}

/** The state before a change, from the one after it; every other part is shared. */
export function revert<State>(after: State, { path, before }: Change): State {
  return putAt(after, path, before);
}
