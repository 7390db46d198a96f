import type { StoreApi } from 'zustand/vanilla';

/** A zustand store as everybody but its owner sees it. */
export type ReadonlyStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Whatever announces its changes. */
export type ChangeSource = { subscribe: (listener: () => void) => () => void };

/** A value that is computed from stores, or from whatever else announces its changes. */
export function computedStore<Value>(read: () => Value, ...sources: ChangeSource[]): ReadonlyStore<Value> {
  return {
    getState: read,
    getInitialState: read,
    subscribe(listener) {
      function announce() {
        const value = read();
        listener(value, value);
      }
      return subscribeAll(sources, announce);
    },
  };
}

/** Calls a listener when any of the sources changes. Returns a function that stops it. */
export function subscribeAll(sources: readonly ChangeSource[], listener: () => void): () => void {
  const stops = sources.map((source) => source.subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
