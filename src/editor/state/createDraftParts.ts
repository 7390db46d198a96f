import type { Readable } from '../../lib/createStore';
import { valueAt } from '../../lib/path';
import type { TemplateDraft } from '../../schema/draft/draft';

type Listeners = Set<() => void>;

export type DraftParts = {
  /** The value at a dotted path, the same readable for each call. It hears only of changes that touch its path. */
  at: (path: string) => Readable<unknown>;
  /** Tells the parts that a change at this path touches: those above it, below it, and the part itself. */
  announce: (changedPath: string) => void;
};

/**
 * The parts of a draft by their paths. A form has some hundred readers of single fields: a key must not ask them all
 * whether their field has changed.
 */
export function createDraftParts(readDraft: () => TemplateDraft): DraftParts {
  const parts = new Map<string, Readable<unknown> & { listeners: Listeners }>();

  function createPart(path: string) {
    const listeners: Listeners = new Set();
    return {
      listeners,
      get: () => valueAt(readDraft(), path),
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    };
  }

  return {
    at(path) {
      const known = parts.get(path);
      if (known) return known;
      const part = createPart(path);
      parts.set(path, part);
      return part;
    },
    announce(changedPath) {
      for (const [path, { listeners }] of parts)
        if (listeners.size > 0 && isTouched(path, changedPath)) for (const listener of listeners) listener();
    },
  };
}

/** Whether a change at one path changes the value at another: the whole draft has the path ''. */
function isTouched(path: string, changedPath: string): boolean {
  return isWithin(path, changedPath) || isWithin(changedPath, path);
}

const isWithin = (path: string, whole: string) =>
  whole === '' || path === whole || (path.startsWith(whole) && path[whole.length] === '.');
