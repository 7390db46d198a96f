/**
 * A row of the table of leases. A draft is written under the number of a lease: the row `<draft>` holds the newest
 * number, and a row `<draft>/<number>` marks the lease of that number as revoked for good.
 */
export type WriteLease = { id: string; number?: number };

/** The table of leases, within a transaction. */
type Leases = {
  get: (key: string) => Promise<WriteLease | undefined>;
  put: (lease: WriteLease) => Promise<unknown>;
  add: (lease: WriteLease) => Promise<unknown>;
  delete: (key: string) => Promise<unknown>;
};

const revokedKey = (draftId: string, number: number) => `${draftId}/${number}`;

/** The range of all keys that begin with `<draft>/`. */
export const keysBelow = (draftId: string) => IDBKeyRange.bound(`${draftId}/`, `${draftId}0`, false, true);

/** Takes a new lease and revokes the one before. Returns the number of the new lease. */
export async function takeLease(leases: Leases, draftId: string): Promise<number> {
  const stored = (await leases.get(draftId))?.number;
  // After a damaged number, count from 0 again; revoking a lease twice has no effect.
  const number = Number.isSafeInteger(stored) ? Number(stored) : 0;
  await Promise.all([
    leases.put({ id: revokedKey(draftId, number) }),
    leases.put({ id: draftId, number: number + 1 }),
  ]);
  return number + 1;
}

/**
 * Makes the transaction fail if the lease of this number has been revoked. A page that is being left has no time
 * to wait for a read, so this adds the row of a revoked lease, which fails if the row exists, and deletes it again.
 */
export function requireLease(leases: Leases, draftId: string, number: number): Promise<unknown> {
  const id = revokedKey(draftId, number);
  return Promise.all([leases.add({ id }), leases.delete(id)]);
}
