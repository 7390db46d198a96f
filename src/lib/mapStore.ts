import type { Readable } from './createStore';

/** A value that follows a store. */
export function mapStore<State, Value>(
  store: Readable<State>,
  map: (state: State) => Value,
): Readable<Value> {
  return { get: () => map(store.get()), subscribe: store.subscribe };
}
