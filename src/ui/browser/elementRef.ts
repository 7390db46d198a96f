import type { RefCallback } from 'react';

/** A ref that keeps an element in a map, under a key, while it is mounted. */
export function elementRef<E extends Element, Key>(elements: Map<Key, E>, key: Key): RefCallback<E> {
  return (element) => {
    if (!element) return undefined;
    elements.set(key, element);
    return () => {
      elements.delete(key);
    };
  };
}
