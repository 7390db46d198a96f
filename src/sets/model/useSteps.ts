import { useEffect, useState } from 'react';
import { onIdle, takeSteps, type Steps } from '../../lib/idle';

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
    async function take() {
      if (stop.signal.aborted) return;
      const result = await takeSteps(start(), stop.signal);
      if (result !== undefined && !stop.signal.aborted) setDone({ of: start, result });
    }
    onIdle(() => void take(), { within: 200, otherwise: 1 });
    return () => stop.abort();
  }, [start]);

  return { result: done?.result, isDone: done?.of === start };
}
