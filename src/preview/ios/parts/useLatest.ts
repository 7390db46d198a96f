import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Always the value of the last drawing, for what must not be made anew with each. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
