import { useSyncExternalStore } from 'react';
import type { Readable } from '../lib/createStore';

/** Reads a part of a store. Redraws only when the part changes by `Object.is`, so select existing parts, not new objects. */
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.get()),
  );
}
