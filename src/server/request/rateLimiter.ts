import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '../settings/settingValues';

/** Keys that are remembered at once; beyond them the limit holds for all new keys together. */
const MAX_KEYS = 100_000;

/** Counts one use of a key; the whole seconds to wait when that is one too many, else undefined. */
export type RateLimiter = (key: string) => Promise<number | undefined>;

/** Limits uses per key, in memory; after the seconds that it tells, a use is accepted again. */
export function createRateLimiter(rate: Rate): RateLimiter {
  if (rate === 'off') return async () => undefined;
  const limiter = new RateLimiterMemory({ points: rate.count, duration: rate.seconds });
  const known = new Map<string, number>();
  return async (key) => {
    const place = placeOf(key, known, rate.seconds * 1000);
    try {
      await limiter.consume(place);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

/** The key, or one common key when too many others are remembered. */
function placeOf(key: string, known: Map<string, number>, durationMs: number): string {
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
