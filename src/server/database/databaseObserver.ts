/** Measures a database. */
export type DatabaseObserver = {
  /** A query ended. */
  query: (seconds: number, outcome: 'ok' | 'failed') => void;
  /** A query waited for a connection, or for a lock. */
  wait: (seconds: number) => void;
};

/** Runs work that may wait, and measures it. */
export async function measureWait<Result>(
  observer: DatabaseObserver | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    observer?.wait((performance.now() - started) / 1000);
  }
}
