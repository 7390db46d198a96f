/** What the gateway sent for a verification, without any secret. */
export type SentRequest = {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string;
  /** What the signature covers; absent for a request in the SDK form. */
  stringToSign?: string;
};

const MOST_KEPT = 500;

/** The last requests by verification id, in memory only: they hold phone numbers. */
export class SentRequests {
  readonly #byId = new Map<string, SentRequest>();

  keep(id: string, sent: SentRequest): void {
    this.#byId.set(id, sent);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > MOST_KEPT && oldest !== undefined) this.#byId.delete(oldest);
  }

  find(id: string): SentRequest | undefined {
    return this.#byId.get(id);
  }
}
