import { setTimeout } from 'node:timers/promises';

/** Work of a moment; `stop` says that the server stops: what has not begun need not begin. */
type Work = (stop: AbortSignal) => Promise<void>;
type OnFailure = (reason: string) => void;

/** Does work again and again, as long as the server runs. */
export function createSchedule() {
  const stop = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  return {
    /**
     * A look that takes longer than the pause is not begun twice, unless `overlaps` says that it may. Returns a function that
     * looks at once.
     */
    every(pause: number, work: Work, onFailure: OnFailure, { overlaps = false } = {}): () => void {
      let isRunning = false;
      const run = () => {
        if ((isRunning && !overlaps) || stop.signal.aborted) return;
        isRunning = true;
        const done = work(stop.signal)
          .catch((error: unknown) => onFailure(error instanceof Error ? error.message : String(error)))
          .finally(() => {
            isRunning = false;
            running.delete(done);
          });
        running.add(done);
      };
      timers.push(setInterval(run, pause).unref());
      return run;
    },
    /** Begins nothing more, and waits until what is under way has ended, at most for so many milliseconds. */
    async end(patience: number): Promise<void> {
      stop.abort();
      for (const timer of timers) clearInterval(timer);
      const ended = new AbortController();
      const isTooLate = setTimeout(patience, undefined, ended).catch(() => undefined);
      await Promise.race([Promise.all(running), isTooLate]);
      ended.abort();
    },
  };
}
