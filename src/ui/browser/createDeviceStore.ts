import { createStore, type Store } from '../../lib/createStore';

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * A small setting that this device remembers. Only for what may be lost: browsers write this storage
 * seconds late. Where it is withheld or full, the setting holds until the page is closed.
 * `parse` answers undefined for what it does not know; the initial value then stands.
 */
export function createDeviceStore<State>(
  key: string,
  initial: State,
  parse: (stored: unknown) => State | undefined,
): Store<State> {
  function read(text: string | null): State {
    if (text === null) return initial;
    try {
      return parse(JSON.parse(text)) ?? initial;
    } catch {
      return initial;
    }
  }

  const store = createStore(read(readText(key)));
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key) store.set(read(event.newValue));
    });
  }
  return {
    ...store,
    set(next) {
      store.set(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The setting then holds for this page only; nothing of the person's work is lost.
      }
    },
  };
}
