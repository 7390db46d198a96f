import type { Scenario } from './scenario';

export type QueuedScenario = { entry: string; scenario: Scenario; name?: string | undefined };

/** Entries that may wait at once. */
export const QUEUE_LIMIT = 1000;

/**
 * The scenarios that wait for the next creations, oldest first. Entries with a name wait for a creation of
 * that name and leave the others alone.
 */
export class ScenarioQueue {
  #waiting: QueuedScenario[] = [];

  /**
   * Puts entries in place of those that wait for the same names; entries without a name are one group,
   * which an empty list clears. False, and nothing changes, when too many would wait.
   */
  put(entries: readonly QueuedScenario[]): boolean {
    const replaced = new Set(entries.length === 0 ? [undefined] : entries.map(({ name }) => name));
    const kept = this.#waiting.filter(({ name }) => !replaced.has(name));
    if (kept.length + entries.length > QUEUE_LIMIT) return false;
    this.#waiting = [...kept, ...entries];
    return true;
  }

  /** Takes the first entry that fits a creation of this name (undefined where the body tells none). */
  take(name: string | undefined): Scenario | undefined {
    const at = this.#waiting.findIndex((entry) => entry.name === undefined || entry.name === name);
    if (at === -1) return undefined;
    return this.#waiting.splice(at, 1)[0]?.scenario;
  }
}
