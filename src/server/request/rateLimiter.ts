import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '../settings/settingValues';

/** Keys remembered at once; beyond this number all new keys share one limit. */
const MAX_KEYS = 100_000;

/** Counts one use of a key. Resolves to undefined, or to the whole seconds to wait if the limit is exceeded. */
export type RateLimiter = (key: string) => Promise<number | undefined>;

/** Limits uses per key, in memory. After the returned seconds a use is accepted again. */
export function createRateLimiter(rate: Rate): RateLimiter {
  if (rate === 'off') return async () => undefined;
  const limiter = new RateLimiterMemory({ points: rate.count, duration: rate.seconds });
  const known = new Map<string, number>();
  return async (key) => {
    const bucket = chooseBucket(key, known, rate.seconds * 1000);
    try {
      await limiter.consume(bucket);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

/** The key's own bucket, or a common one if too many other keys are remembered. */
function chooseBucket(key: string, known: Map<string, number>, durationMs: number): string {
  const now = Date.now();
  if (known.size >= MAX_KEYS) {
    for (const [old, expires] of known) {
      if (expires > now) break;
      known.delete(old);
    }
  }
  if (!known.has(key) && known.size >= MAX_KEYS) return 'others';
  known.delete(key);
  known.set(key, now + durationMs);
  return `key:${key}`;
}
