import { useSyncExternalStore } from 'react';
import type { Readable } from '../lib/createStore';

/** Draws again only when the selected part is another (`Object.is`): select stored parts, do not build new ones. */
export function useStore<State, Part>(store: Readable<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.get()),
  );
}
