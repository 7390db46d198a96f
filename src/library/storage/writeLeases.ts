/**
 * A draft is written under the number of a claim. Its row `<draft>` holds the newest number; a row
 * `<draft>/<number>` says that the claim of that number has been passed by, and stays.
 */
export type WriteLease = { id: string; number?: number };

/** The table of claims, within a change. */
type Claims = {
  get: (key: string) => Promise<WriteLease | undefined>;
  put: (claim: WriteLease) => Promise<unknown>;
  add: (claim: WriteLease) => Promise<unknown>;
  delete: (key: string) => Promise<unknown>;
};

const passedBy = (draftId: string, number: number) => `${draftId}/${number}`;

/** The keys of everything that tables keep under `<draft>/…`. */
export const keysBelow = (draftId: string) => IDBKeyRange.bound(`${draftId}/`, `${draftId}0`, false, true);

/** Takes a draft: whoever wrote it until now is passed by. Answers the number to write under. */
export async function takeLease(claims: Claims, draftId: string): Promise<number> {
  const stored = (await claims.get(draftId))?.number;
  // A damaged number begins anew; numbers that are passed by are passed again.
  const number = Number.isSafeInteger(stored) ? Number(stored) : 0;
  await Promise.all([
    claims.put({ id: passedBy(draftId, number) }),
    claims.put({ id: draftId, number: number + 1 }),
  ]);
  return number + 1;
}

/**
 * Makes the whole change fail when the claim of this number has been passed by. It is asked without waiting
 * for an answer, because a page that is being left is gone before the answer comes: a row that is there
 * already cannot be added, and one that is not is gone again with the same change.
 */
export function holdLease(claims: Claims, draftId: string, number: number): Promise<unknown> {
  const id = passedBy(draftId, number);
  return Promise.all([claims.add({ id }), claims.delete(id)]);
}
