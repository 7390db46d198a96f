import type { Scenario } from './scenario';

export type QueuedScenario = { entry: string; scenario: Scenario; name?: string | undefined };

/** Entries that may wait at the same time. */
export const MAX_WAITING = 1000;

/**
 * The scenarios that wait for the next creations, oldest first. An entry with a name applies only to a
 * creation of that name.
 */
export class ScenarioQueue {
  #waiting: QueuedScenario[] = [];

  /**
   * Replaces the waiting entries of the same names. Entries without a name are one group; an empty list
   * clears that group. Changes nothing and returns false if more than `MAX_WAITING` entries would wait.
   */
  put(entries: readonly QueuedScenario[]): boolean {
    const replaced = new Set(entries.length === 0 ? [undefined] : entries.map(({ name }) => name));
    const kept = this.#waiting.filter(({ name }) => !replaced.has(name));
    if (kept.length + entries.length > MAX_WAITING) return false;
    this.#waiting = [...kept, ...entries];
    return true;
  }

  /** Takes the first entry for a creation of this name (undefined if the body has none). */
  take(name: string | undefined): Scenario | undefined {
    const at = this.#waiting.findIndex((entry) => entry.name === undefined || entry.name === name);
    if (at === -1) return undefined;
    return this.#waiting.splice(at, 1)[0]?.scenario;
  }
}
