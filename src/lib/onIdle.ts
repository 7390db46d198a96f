/** Milliseconds. `within`: the latest, where the browser tells of idle moments; `otherwise`: the wait where it does not. */
type Patience = { within: number; otherwise: number };

/** Runs something when the browser has nothing else to do. */
export function onIdle(run: () => void, { within, otherwise }: Patience) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: within });
  else if (otherwise > 0) setTimeout(run, otherwise);
  else run();
}
