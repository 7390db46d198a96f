import { computedStore, type ReadonlyStore } from '../../lib/store';
import { valueAt } from '../../lib/path';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { Change } from './diff';

type Listeners = Set<() => void>;

export type DraftParts = {
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
