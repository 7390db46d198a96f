/** What the gateway sent for a verification, without any secret. */
export type SentRequest = {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string;
  /** What the signature covers; absent for a request in the SDK form. */
  stringToSign?: string;
};

type Kept = {
  sent: SentRequest;
  /** Where the platform said that the status can be read. */
  statusAddress?: string | undefined;
};

const MAX_KEPT = 1000;

/** The last requests, each by a key of its own and by its verification's id; in memory only: they hold phone numbers. */
export class SentRequests {
  readonly #byName = new Map<string, Kept>();

  keep(name: string, kept: Kept): void {
    this.#byName.set(name, kept);
    const [oldest] = this.#byName.keys();
    if (this.#byName.size > MAX_KEPT && oldest !== undefined) this.#byName.delete(oldest);
  }

  find(name: string): SentRequest | undefined {
    return this.#byName.get(name)?.sent;
  }

  statusAddress(id: string): string | undefined {
    return this.#byName.get(id)?.statusAddress;
  }
}
