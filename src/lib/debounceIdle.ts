import { onIdle } from './onIdle';

/** Milliseconds. `pause`: without another call; `latest`: after the first call, however many follow. */
type Waits = { pause: number; latest: number };

/**
 * What calls in a row lead to is done once, when they pause. For what a person does not look at between two
 * keys: done after each of them, it would hold up the next one.
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
