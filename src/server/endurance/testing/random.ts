/** A source of numbers that gives the same ones for the same seed, so that a failure can be repeated. */
export type Random = ReturnType<typeof createRandom>;

/** The generator mulberry32, by Tommy Ettinger, public domain. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    /** Whether an event of this probability happens. */
    chance: (probability: number) => next() < probability,
    pick<Item>(items: readonly [Item, ...Item[]]): Item {
      return items[below(items.length)] ?? items[0];
    },
  };
}
