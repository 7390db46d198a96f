import { onIdle } from './onIdle';

/** Milliseconds. `pause`: time without another call; `latest`: the longest wait after the first call. */
type Waits = { pause: number; latest: number };

/**
 * A function whose calls in a row run `run` once, when they pause and the browser is idle. For work that nobody
 * watches between two keys, and that would delay the next key.
 */
export function debounceIdle(run: () => void, { pause, latest }: Waits): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = 0;
  return () => {
    const now = Date.now();
    if (timer === undefined) first = now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        onIdle(run, { within: pause, otherwise: 0 });
      },
      Math.max(0, Math.min(pause, first + latest - now)),
    );
  };
}
