/** What was typed for another type or button kind, by the path it belongs to and what it was (`path#kind`). */
export type Stash = Record<string, unknown>;

export const stashKey = (path: string, kind: string) => `${path}#${kind}`;

/**
 * What is kept aside after the entries of a list have moved: `place` answers the new index of an entry, or
 * undefined when it was removed.
 */
export function moveStash(aside: Stash, list: string, place: (index: number) => number | undefined): Stash {
  const prefix = `${list}.`;
  return Object.fromEntries(
    Object.entries(aside).flatMap(([key, value]) => {
      if (!key.startsWith(prefix)) return [[key, value]];
      const rest = key.slice(prefix.length);
      const [digits = ''] = /^\d+/.exec(rest) ?? [];
      const next = place(Number(digits));
      return next === undefined ? [] : [[`${prefix}${next}${rest.slice(digits.length)}`, value]];
    }),
  );
}
