import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/store';

/** A setting of this device: read like any store, replaced as a whole. */
export type DeviceStore<State> = ReadonlyStore<State> & { setState: (next: State) => void };

/**
 * A small setting that this device remembers in `localStorage`. Browsers write it seconds late, so use it only for
 * values that may be lost. If the storage is withheld or full, the setting lasts until the page is closed.
 * `parse` returns undefined for an unknown value; the initial value is used then.
 */
export function createDeviceStore<State>(
  key: string,
  initial: () => State,
  parse: (stored: unknown) => State | undefined,
): DeviceStore<State> {
  function read(text: string | null): State {
    if (text === null) return initial();
    try {
      return parse(JSON.parse(text)) ?? initial();
    } catch {
      return initial();
    }
  }

  const store = createStore<State>(() => read(readText(key)));
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key) store.setState(read(event.newValue), true);
    });
  }
  return {
    ...store,
    setState(next: State) {
      store.setState(next, true);
      writeText(key, JSON.stringify(store.getState()));
    },
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The setting then lasts until the page is closed; no work is lost.
  }
}
