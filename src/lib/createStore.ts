/** An observable value. Only its owner holds the `Store` that sets it. */
export type Readable<State> = {
  get: () => State;
  /** Calls the listener after each change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

export type Store<State> = Readable<State> & { set: (next: State) => void };

/** A store. Setting the same value notifies no listener. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
