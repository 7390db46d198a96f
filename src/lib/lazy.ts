/**
 * A value that is made at its first use and kept. Formats of `Intl` load the browser's language data, which takes
 * milliseconds that the first paint does not need.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
