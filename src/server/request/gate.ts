/**
 * Runs work of one key, at most `atOnce` pieces at the same time; the others wait in their order. Keys do not wait for
 * each other.
 */
type Gate = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function createGate(atOnce: number): Gate {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (key, work) => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    if (lane.running >= atOnce) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else lane.running += 1;
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next) next();
      else lane.running -= 1;
      if (lane.running === 0) lanes.delete(key);
    }
  };
}
