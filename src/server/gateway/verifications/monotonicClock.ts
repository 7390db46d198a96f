/**
 * A clock that never returns the same millisecond twice. Two equal requests signed in one millisecond would
 * have the same signature, and the platform would refuse the second one as a replay.
 */
export function createMonotonicClock(now: () => number): () => number {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}
