import type { StoreApi } from 'zustand/vanilla';

/** A zustand store as everybody but its owner sees it. */
export type ReadonlyStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

type Source = { subscribe: (listener: () => void) => () => void };

/** A value that is computed from stores, or from whatever else announces its changes. */
export function computedStore<Value>(read: () => Value, ...sources: Source[]): ReadonlyStore<Value> {
  return {
    getState: read,
    getInitialState: read,
    subscribe(listener) {
      function announce() {
        const value = read();
        listener(value, value);
      }
      const stops = sources.map((source) => source.subscribe(announce));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
