import { onIdle } from './onIdle';

/** Milliseconds. `pause`: time without another call; `latest`: the longest wait after the first call. */
type Waits = { pause: number; latest: number };

/**
 * A function whose calls in a row run `run` once, when they pause and the browser is idle. For work that nobody
 * watches between two keys, and that would delay the next key. A call only notes its time: a timer for each key would
 * cost more than the rest of the waiting.
 */
export function debounceIdle(run: () => void, { pause, latest }: Waits): () => void {
  let isWaiting = false;
  let first = 0;
  let last = 0;
  function wait() {
    const rest = Math.min(last + pause, first + latest) - performance.now();
    if (rest > 0) {
      setTimeout(wait, rest);
      return;
    }
    isWaiting = false;
    onIdle(run, { within: pause, otherwise: 0 });
  }
  return () => {
    last = performance.now();
    if (isWaiting) return;
    isWaiting = true;
    first = last;
    wait();
  };
}
