/** Milliseconds. `within`: latest start in browsers with idle callbacks; `otherwise`: wait in browsers without. */
type IdleDelays = { within: number; otherwise: number };

/** Runs a function when the browser is idle. */
export function onIdle(run: () => void, { within, otherwise }: IdleDelays) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: within });
  else if (otherwise > 0) setTimeout(run, otherwise);
  else run();
}
