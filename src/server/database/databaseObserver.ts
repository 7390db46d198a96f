/** Measures a database. */
export type DatabaseObserver = {
  /** A query ended. */
  query: (seconds: number, outcome: 'ok' | 'failed') => void;
  /** A query begins to wait for a connection, for the turn to write, or for a lock; call the result when it goes on. */
  wait: () => () => void;
};

/** Runs work that may wait, and measures it. */
export async function measureWait<Result>(
  observer: DatabaseObserver | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = observer?.wait();
  try {
    return await work();
  } finally {
    end?.();
  }
}
