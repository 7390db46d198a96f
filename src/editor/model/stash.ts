/** Content for other types and button kinds, by the path it belongs to and what it was (`path#kind`). */
export type Stash = Record<string, unknown>;

export const stashKey = (path: string, kind: string) => `${path}#${kind}`;

/**
 * The stash after the entries of a list have moved. `place` returns the new index of an entry, or undefined if
 * it was removed.
 */
export function moveStash(stash: Stash, list: string, place: (index: number) => number | undefined): Stash {
  const prefix = `${list}.`;
  return Object.fromEntries(
    Object.entries(stash).flatMap(([key, value]) => {
      if (!key.startsWith(prefix)) return [[key, value]];
      const rest = key.slice(prefix.length);
      const [digits = ''] = /^\d+/.exec(rest) ?? [];
      const next = place(Number(digits));
      return next === undefined ? [] : [[`${prefix}${next}${rest.slice(digits.length)}`, value]];
    }),
  );
}
