import { putAt } from '../../lib/path';
import { isSame } from '../../lib/values';

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
 * The path of the entry that was added to a list, removed from it or moved in it; undefined for other values, for an
 * empty list, and for a list of the same length whose entries changed otherwise. `value` is the current list. Of two
 * neighbours that changed places, the one that was `open` at its index before has moved.
 */
export function entryThatChanged(
  { path, before, after }: Change,
  value: unknown,
  open?: number,
): string | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(value)) return undefined;
  if (before.length === after.length) {
    const moves = findMoves(before, after).map(({ from, to }) =>
      isSame(value[to], before[from]) ? { from, to } : { from: to, to: from },
    );
    const move = moves.find(({ from }) => from === open) ?? moves[0];
    return move && `${path}.${move.to}`;
  }
  const first = [...before, ...after].findIndex((_entry, index) => !Object.is(before[index], after[index]));
  const index = Math.min(first, value.length - 1);
  return index < 0 ? undefined : `${path}.${index}`;
}

/**
 * The moves of one entry that make the one list of the other: none, one, or two where neighbours changed places. Entries
 * are compared by value: a moved one is another object.
 */
function findMoves(before: readonly unknown[], after: readonly unknown[]) {
  const isChanged = (_entry: unknown, index: number) => !Object.is(before[index], after[index]);
  const [first, last] = [before.findIndex(isChanged), before.findLastIndex(isChanged)];
  const moves = [
    { from: first, to: last },
    { from: last, to: first },
  ];
  return moves.filter(
    ({ from, to }) =>
      from !== to &&
      before
        .toSpliced(from, 1)
        .toSpliced(to, 0, before[from])
        .every((entry, index) => isSame(entry, after[index])),
  );
}

/** The state before a change, from the one after it; every other part is shared. */
export function revert<State>(after: State, { path, before }: Change): State {
  return putAt(after, path, before);
}
