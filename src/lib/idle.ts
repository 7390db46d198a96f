/** Work in steps, each of which ends with a `yield`. */
export type Steps<Result> = Generator<void, Result, void>;

/** Milliseconds of work after which a key may come in between. A step that has begun is ended. */
const SLICE_MS = 4;
/** Milliseconds that a slice waits at most for an idle moment. */
const IDLE_TIMEOUT_MS = 200;

/**
 * A function that resolves at once within a slice of work, and between two slices when the browser is idle. A page at rest
 * is idle for 50 ms at a time: its slices follow each other until these have passed, each in a task of its own, so that
 * keys come first.
 */
export function createPause(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let start = performance.now();
  let idleUntil = 0;
  return async () => {
    const now = performance.now();
    if (now - start < SLICE_MS) return;
    await new Promise<void>((resolve) => {
      if (now + SLICE_MS < idleUntil) {
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(undefined);
        return;
      }
      const rest = (deadline?: IdleDeadline) => {
        idleUntil = performance.now() + (deadline?.timeRemaining() ?? 0);
        resolve();
      };
      onIdle(rest, { within: IDLE_TIMEOUT_MS, otherwise: 1 });
    });
    start = performance.now();
  };
}

/** Takes all steps at once. */
export function finishSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Takes the steps between other tasks. Resolves with undefined when it was stopped. */
export async function takeSteps<Result>(
  steps: Steps<Result>,
  signal?: AbortSignal,
): Promise<Result | undefined> {
  const pause = createPause();
  let step = steps.next();
  while (!step.done) {
    await pause();
    if (signal?.aborted) return undefined;
    step = steps.next();
  }
  return step.value;
}

/** Milliseconds of work without a pause, below a frame. */
const workMs = 8;

/** Calls a function for each value, with pauses in which the page draws and takes keys. */
export async function visitWithPauses<Value>(
  values: readonly Value[],
  visit: (value: Value) => unknown,
): Promise<void> {
  let since = performance.now();
  for (const value of values) {
    visit(value);
    if (performance.now() - since < workMs) continue;
    // oxlint-disable-next-line no-await-in-loop -- one pause after the other
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

/** Milliseconds. `within`: latest start in browsers with idle callbacks; `otherwise`: wait in browsers without. */
type IdleDelays = { within: number; otherwise: number };

/** Runs a function when the browser is idle. */
export function onIdle(run: (deadline?: IdleDeadline) => void, { within, otherwise }: IdleDelays) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: within });
  else if (otherwise > 0) setTimeout(run, otherwise);
  else run();
}

/** Milliseconds. `pause`: time without another call; `latest`: the longest wait after the first call. */
type Waits = { pause: number; latest: number };

/**
 * A function whose calls in a row run `run` once, when they pause and the browser is idle. For work that nobody
 * watches between two keys, and that would delay the next key.
 */
export function debounceIdle(run: () => void, { pause, latest }: Waits): () => void {
  let first: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    const now = performance.now();
    first ??= now;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        first = undefined;
        onIdle(run, { within: pause, otherwise: 0 });
      },
      Math.min(pause, first + latest - now),
    );
  };
}
