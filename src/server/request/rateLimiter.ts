import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '../settings/settingValues';

/** Keys remembered at once; beyond this number all new keys share one limit. */
const MAX_KEYS = 100_000;

/** Counts one use of a key. Resolves to undefined, or to the whole seconds to wait if the limit is exceeded. */
export type RateLimiter = (key: string) => Promise<number | undefined>;

/** Limits uses per key, in memory. After the returned seconds a use is accepted again. */
export function createRateLimiter(rate: Rate): RateLimiter {
  return rate === 'off' ? async () => undefined : createCounter(rate).use;
}

/** Wrong secrets of one address. */
const GUESSES = { count: 60, seconds: 60 };

/** The result of a guess: what it found, if it is right, or the whole seconds to wait before another one is looked at. */
type Guess<Found> = { found: Found | undefined } | { waitSeconds: number };

/** Looks at a secret that an address has sent. */
export type GuessLimiter = <Found>(
  address: string | undefined,
  compare: () => Found | undefined,
) => Promise<Guess<Found>>;

/**
 * Limits the wrong secrets of each address. Beyond the limit the right secret is answered like every other; before, it does
 * not count. Without an address, the caller is a function of this process.
 */
export function createGuessLimiter(): GuessLimiter {
  const counter = createCounter(GUESSES);
  return async (address, compare) => {
    if (address === undefined) return { found: compare() };
    // Counts, compares and takes back without a pause, so that simultaneous callers neither pass the limit nor fill it.
    const counted = counter.use(address);
    const found = compare();
    const takenBack = found === undefined ? undefined : counter.giveBack(address);
    const [waitSeconds] = await Promise.all([counted, takenBack]);
    return waitSeconds === undefined ? { found } : { waitSeconds };
  };
}

function createCounter({ count, seconds }: Exclude<Rate, 'off'>) {
  const limiter = new RateLimiterMemory({ points: count, duration: seconds });
  const known = new Map<string, number>();
  const use: RateLimiter = async (key) => {
    try {
      await limiter.consume(chooseBucket(key, known, seconds * 1000));
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
  return {
    use,
    /** Takes back one use of a key. */
    giveBack: (key: string) => limiter.reward(chooseBucket(key, known, seconds * 1000)),
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
