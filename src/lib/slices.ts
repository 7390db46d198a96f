import { onIdle } from './onIdle';

/** Work in steps, each of which ends with a `yield`. */
export type Steps<Result> = Generator<void, Result, void>;

/** Milliseconds of work after which a key may come in between. A step that has begun is ended. */
const SLICE_MS = 4;
/** Milliseconds that a slice waits at most for an idle moment. */
const IDLE_TIMEOUT_MS = 200;

/** A function that resolves at once within a slice of work, and between two slices when the browser is idle. */
export function createPause(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < SLICE_MS) return;
    await new Promise<void>((resolve) => {
      onIdle(resolve, { within: IDLE_TIMEOUT_MS, otherwise: 1 });
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
