import { errorCodeOf } from '../../../lib/values';

/** How a request ended: the status of its response, or why there was none. */
export type Ending = number | `no response (${string})`;

/** A request that a caller sends. */
export type Call = { path: string; init?: RequestInit };

/** A caller gives up after so long, as a proxy in front of the server would. */
const PATIENCE_MS = 40_000;

/** Sends a request and reads its response to the end. */
export async function send(address: string, { path, init }: Call): Promise<Ending> {
  try {
    const response = await fetch(new URL(path, address), {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    const cause = error instanceof Error ? (errorCodeOf(error.cause) ?? error.name) : 'unknown';
    return `no response (${cause})`;
  }
}

/** Counts of endings, in words: `201: 300, 503: 12`. */
export const inWords = (endings: ReadonlyMap<Ending, number>) =>
  [...endings]
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([ending, count]) => `${ending}: ${count}`)
    .join(', ');

/** How many requests did not end with one of these statuses. */
export const countOthers = (endings: ReadonlyMap<Ending, number>, allowed: readonly Ending[]) =>
  [...endings].reduce((sum, [ending, count]) => (allowed.includes(ending) ? sum : sum + count), 0);

/**
 * Callers that send one request after the other until they are stopped.
 *
 * @param call sends one request; `number` counts the requests of all callers
 */
export function startCallers(callers: number, call: (number: number) => Promise<Ending>) {
  const endings = new Map<Ending, number>();
  const stopping = new AbortController();
  let sent = 0;
  const work = async () => {
    while (!stopping.signal.aborted) {
      sent += 1;
      const ending = await call(sent);
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
    }
  };
  const working = Promise.all(Array.from({ length: callers }, work));
  return {
    endings,
    count: () => sent,
    /** Waits until the last requests have ended. */
    async stop() {
      stopping.abort();
      await working;
      return endings;
    },
  };
}
