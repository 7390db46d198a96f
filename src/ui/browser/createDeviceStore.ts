import { createStore, type Store } from '../../lib/createStore';
import { lazy } from '../../lib/lazy';

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * A small setting that this device remembers in `localStorage`. Browsers write it seconds late, so use it only for
 * values that may be lost. If the storage is withheld or full, the setting lasts until the page is closed. It is read
 * when it is first needed. `parse` returns undefined for an unknown value; the initial value is used then.
 */
export function createDeviceStore<State>(
  key: string,
  initial: () => State,
  parse: (stored: unknown) => State | undefined,
): Store<State> {
  function read(text: string | null): State {
    if (text === null) return initial();
    try {
      return parse(JSON.parse(text)) ?? initial();
    } catch {
      return initial();
    }
  }

  const store = lazy(() => createStore(read(readText(key))));
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key) store().set(read(event.newValue));
    });
  }
  return {
    get: () => store().get(),
    subscribe: (listener) => store().subscribe(listener),
    set(next) {
      store().set(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The setting then lasts until the page is closed; no work is lost.
      }
    },
  };
}
