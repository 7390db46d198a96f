import { statfs } from 'node:fs/promises';
import { errorCodeOf } from '../../lib/values';
import type { Log } from './log';

/** Knows whether a store can be used, and logs each change once. */
export type Watch = {
  /** Looks, unless all was well a moment ago; undefined if the store can be used, else the reason in a few words. */
  check: () => Promise<string | undefined>;
  /** Work on the store has failed for a reason that is no fault of the work. */
  failed: (error: unknown) => void;
};

/** Time for which a good result is believed, in milliseconds. */
const FRESH_MS = 1000;

/**
 * @param name of the store, as the events of the log begin: `<name>-failure` and `<name>-recovered`
 * @param probe finds the reason why the store cannot be used; undefined if it can
 */
export function createWatch(
  name: string,
  log: Log,
  probe: () => Promise<string | undefined>,
  freshMs = FRESH_MS,
): Watch {
  let known: string | undefined;
  let last: { at: number; result: Promise<string | undefined> } | undefined;

  function note(reason: string | undefined): void {
    if (known === undefined && reason !== undefined) log(`${name}-failure`, { reason });
    if (known !== undefined && reason === undefined) log(`${name}-recovered`);
    known = reason;
  }
  async function look(): Promise<string | undefined> {
    const reason = await probe().catch(reasonOf);
    note(reason);
    if (reason !== undefined) last = undefined;
    return reason;
  }
  return {
    check() {
      const now = performance.now();
      if (last === undefined || now - last.at > freshMs) last = { at: now, result: look() };
      return last.result;
    },
    failed(error) {
      last = undefined;
      note(reasonOf(error));
    },
  };
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : '') || (errorCodeOf(error) ?? 'no reason given');

/** Bytes that this process may still write below a folder; undefined if nobody knows. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  const known = await statfs(folder).catch(() => undefined);
  return known && known.bavail * known.bsize;
}
