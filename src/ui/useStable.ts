import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same object and runs the newest `work`: a memoized child that gets it is not drawn again. Not
 * to be called while drawing.
 */
export function useStable<Values extends unknown[], Result>(
  work: (...values: Values) => Result,
): (...values: Values) => Result {
  const newest = useRef(work);
  useLayoutEffect(() => {
    newest.current = work;
  });
  return useCallback((...values) => newest.current(...values), []);
}
