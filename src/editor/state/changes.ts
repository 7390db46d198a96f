import { putAt, valueAt } from '../../lib/path';
import { computedStore, type ReadonlyStore } from '../../lib/store';
import type { TemplateDraft } from '../../schema/draft/draft';

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

type Listeners = Set<() => void>;

type DraftParts = {
  /** The value at a dotted path, the same readable for each call. It hears only of changes that touch its path. */
  at: (path: string) => ReadonlyStore<unknown>;
  /** Tells the parts that a change touches: the changed value, what contains it, and what it contains. */
  announce: (change: Change) => void;
};

/**
 * The parts of a draft by their paths. A form has some hundred readers of single fields: a key must not ask them all
 * whether their field has changed.
 */
export function createDraftParts(readDraft: () => TemplateDraft): DraftParts {
  const parts = new Map<string, ReadonlyStore<unknown> & { listeners: Listeners }>();

  function createPart(path: string) {
    const listeners: Listeners = new Set();
    const store = computedStore(() => valueAt(readDraft(), path), {
      subscribe(listener) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    });
    return { ...store, listeners };
  }

  return {
    at(path) {
      const known = parts.get(path);
      if (known) return known;
      const part = createPart(path);
      parts.set(path, part);
      return part;
    },
    announce({ path, before, after }) {
      for (const whole of [path, ...wholesOf(path)]) tell(parts.get(whole));
      // A typed text contains no parts: a key looks for none.
      if (typeof before !== 'object' && typeof after !== 'object') return;
      for (const [at, part] of parts) if (path === '' || at.startsWith(`${path}.`)) tell(part);
    },
  };
}

function tell(part: { listeners: Listeners } | undefined) {
  for (const listener of part?.listeners ?? []) listener();
}

/** The paths of everything that contains the value at a path, from the inside out. */
function* wholesOf(path: string) {
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1))
    yield path.slice(0, end);
}
