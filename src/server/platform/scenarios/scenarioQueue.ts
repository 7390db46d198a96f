import { MAX_WAITING_ANSWERS, type WaitingAnswer } from '../../../schema/responses/platformControls';
import type { Scenario, TakenScenario } from './scenario';

export type QueuedScenario = {
  /** As it was put. */
  entry: Pick<WaitingAnswer, 'answer' | 'raw'>;
  scenario: Scenario;
  /** Of the template or the phone number that it waits for. */
  name: string | undefined;
};

/**
 * The scenarios that wait for the next requests, oldest first. An entry with a name applies only to a request of that
 * name, and wins over the entries without a name.
 */
export class ScenarioQueue {
  #waiting: QueuedScenario[] = [];
  /** Entries that a request holds, with the entries that waited behind them. */
  readonly #held = new Map<QueuedScenario, readonly QueuedScenario[]>();

  /**
   * Replaces the waiting entries of the same names. Entries without a name are one group; an empty list
   * clears that group. Changes nothing and returns false if too many entries would wait.
   */
  put(entries: readonly QueuedScenario[], { all = false }: { all?: boolean } = {}): boolean {
    const replaced = new Set(entries.length === 0 ? [undefined] : entries.map(({ name }) => name));
    const isKept = ({ name }: QueuedScenario) => !all && !replaced.has(name);
    const waiting = [...this.#waiting.filter(isKept), ...entries];
    if (waiting.length > MAX_WAITING_ANSWERS) return false;
    this.#waiting = waiting;
    for (const held of this.#held.keys()) if (!isKept(held)) this.#held.delete(held);
    return true;
  }

  /** The waiting entries in their order. */
  list(): readonly QueuedScenario[] {
    return this.#waiting;
  }

  /** Removes all waiting entries, or those of a name. */
  clear(name?: string): void {
    const isKept = (entry: QueuedScenario) => name !== undefined && entry.name !== name;
    this.#waiting = this.#waiting.filter(isKept);
    for (const held of this.#held.keys()) if (!isKept(held)) this.#held.delete(held);
  }

  /** Takes the first entry for a request of this name, else the first without a name. */
  take(name: string | undefined): TakenScenario | undefined {
    const named = name === undefined ? -1 : this.#waiting.findIndex((entry) => entry.name === name);
    const at = named === -1 ? this.#waiting.findIndex((entry) => entry.name === undefined) : named;
    const [taken] = at === -1 ? [] : this.#waiting.splice(at, 1);
    if (taken === undefined) return undefined;
    this.#held.set(taken, this.#waiting.slice(at));
    return { scenario: taken.scenario, release: (answered) => this.#release(taken, answered) };
  }

  #release(entry: QueuedScenario, answered: boolean): void {
    const behind = this.#held.get(entry);
    this.#held.delete(entry);
    // Without these it was replaced or cleared meanwhile.
    if (answered || behind === undefined) return;
    const next = this.#waiting.findIndex((each) => behind.includes(each));
    this.#waiting.splice(next === -1 ? this.#waiting.length : next, 0, entry);
  }
}
