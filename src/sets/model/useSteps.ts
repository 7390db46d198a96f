import { useEffect, useState } from 'react';
import { takeSteps, type Steps } from '../../lib/idle';

/**
 * The result of work that goes on beside typing, for as long as the component is mounted. When `start` changes, it begins
 * again; the last result stays until the new one is there.
 *
 * @param start must be memoized
 */
export function useSteps<Result>(start: () => Steps<Result>): {
  result: Result | undefined;
  isDone: boolean;
} {
  const [done, setDone] = useState<{ of: typeof start; result: Result }>();

  // The work runs outside of rendering.
  useEffect(() => {
    const stop = new AbortController();
    void takeSteps(start(), stop.signal).then((result) => {
      if (result !== undefined && !stop.signal.aborted) setDone({ of: start, result });
    });
    return () => stop.abort();
  }, [start]);

  return { result: done?.result, isDone: done?.of === start };
}
