/**
 * A clock that never tells the same millisecond twice: two equal requests that are signed in one
 * millisecond would have one signature, and the second would be refused as a replay.
 */
export function distinctMoments(now: () => number): () => number {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}
