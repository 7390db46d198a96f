import type { SentVerification } from '../../../schema/responses/verifications';

type Entry = {
  sent: SentVerification;
  /** The status address that the platform linked. */
  statusAddress?: string | undefined;
};

const MAX_ENTRIES = 1000;

/**
 * The last requests, each by a random key and by the id of its verification. In memory only, because they
 * hold phone numbers.
 */
export class SentRequests {
  readonly #entries = new Map<string, Entry>();

  keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }

  find(key: string): SentVerification | undefined {
    return this.#entries.get(key)?.sent;
  }

  statusAddress(id: string): string | undefined {
    return this.#entries.get(id)?.statusAddress;
  }
}
