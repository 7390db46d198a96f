import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from './store';

export type Late<Value> = ReadonlyStore<Value | undefined> & {
  /** Starts to load the value. Does nothing if it is loaded or on its way; a failed load is tried again. */
  start: () => void;
};

/** A value that is loaded at the first need; undefined until then. */
export function createLate<Value>(load: () => Promise<Value>): Late<Value> {
  const value = createStore<Value | undefined>(() => undefined);
  let isLoading = false;
  return {
    ...value,
    start() {
      if (isLoading) return;
      isLoading = true;
      load().then(
        (loaded) => value.setState(() => loaded, true),
        () => {
          isLoading = false;
        },
      );
    },
  };
}
