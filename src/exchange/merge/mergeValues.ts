import { isRecord, isSame } from '../../lib/values';

/** An entry of a list with its identity. */
type Entry = { id: string; value: unknown };

/** A list whose entries have identities, so that it is merged entry by entry. Other lists are merged as one value. */
export class EntryList {
  constructor(readonly entries: readonly Entry[]) {}

  find(id: string): Entry | undefined {
    return this.entries.find((entry) => entry.id === id);
  }
}

/** What a merge had to decide. */
export type MergeEvents = {
  /** Both sides changed a value in different ways; mine stays. */
  onConflict: (path: readonly string[], theirs: unknown) => void;
  /** Whether a value is changed as a whole by both sides, so that a mixture of its members would make no sense. */
  isWhole?: (path: readonly string[], mine: unknown, theirs: unknown) => boolean;
  /**
   * Whether `theirs` may be older than `base`, as after a restored backup: then what differs there is no change that may be
   * taken over unseen, and what is missing there is not deleted.
   */
  isUnsure?: boolean | undefined;
};

/**
 * Merges two states that both come from `base`. What one side changed wins over what the other left as it was; where both
 * changed a value in different ways, mine stays and `onConflict` gets theirs. Members of objects and entries of lists are
 * merged one by one.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  events: MergeEvents,
  path: readonly string[] = [],
): unknown {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine) && !events.isUnsure) return theirs;
  if (events.isWhole?.(path, mine, theirs) ?? false) {
    events.onConflict(path, theirs);
    return mine;
  }
  if (mine instanceof EntryList && theirs instanceof EntryList)
    return mergeLists(base instanceof EntryList ? base : new EntryList([]), mine, theirs, events, path);
  if (isParent(mine) && isParent(theirs)) {
    const before = isParent(base) ? base : {};
    // The order of the keys is theirs, then mine: it is the same for everybody once it is written.
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const merged = keys.map((key) => {
      const value = mergeValues(before[key], mine[key], theirs[key], events, [...path, key]);
      return [key, value] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  events.onConflict(path, theirs);
  return mine;
}

const isParent = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && !(value instanceof EntryList);

/** Merges lists by the identities of their entries. */
function mergeLists(
  base: EntryList,
  mine: EntryList,
  theirs: EntryList,
  events: MergeEvents,
  path: readonly string[],
): EntryList {
  const merged = new Map<string, Entry>();
  for (const id of new Set([...theirs.entries, ...mine.entries].map((entry) => entry.id))) {
    const [was, my, their] = [base.find(id), mine.find(id), theirs.find(id)];
    const below = [...path, `#${id}`];
    if (my && their) {
      merged.set(id, { id, value: mergeValues(was?.value, my.value, their.value, events, below) });
      continue;
    }
    const left = my ?? their;
    if (!left) continue;
    // Deleted on one side, and left as it was on the other. Otherwise it was added, or changed meanwhile: it stays.
    const isMissingUnsure = events.isUnsure && my;
    if (was && isEqual(was.value, left.value) && !isMissingUnsure) continue;
    merged.set(id, left);
  }
  const order = mergeOrder(base, mine, theirs).filter((id) => merged.has(id));
  return new EntryList(order.flatMap((id) => merged.get(id) ?? []));
}

const idsOf = (list: EntryList) => list.entries.map(({ id }) => id);

/** The order of all entries: that of the side that moved entries, theirs if both did; each addition behind its neighbour. */
function mergeOrder(base: EntryList, mine: EntryList, theirs: EntryList): string[] {
  const common = new Set(idsOf(base).filter((id) => mine.find(id) && theirs.find(id)));
  const orderOf = (list: EntryList) => idsOf(list).filter((id) => common.has(id));
  const hasTheirsMoved = !isSame(orderOf(base), orderOf(theirs));
  const [first, second] = hasTheirsMoved ? [theirs, mine] : [mine, theirs];
  const order = idsOf(first);
  const rest = idsOf(second);
  for (const [index, id] of rest.entries()) {
    if (order.includes(id)) continue;
    const before = rest.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a instanceof EntryList && b instanceof EntryList)
    return (
      a.entries.length === b.entries.length &&
      a.entries.every(({ id, value }, index) => {
        const other = b.entries[index];
        return other?.id === id && isEqual(value, other.value);
      })
    );
  if (isParent(a) && isParent(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isEqual(a[key], b[key]));
  return isSame(a, b);
}
