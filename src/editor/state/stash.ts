/** Content for other types and button kinds, by its path and its type or kind (`path#kind`). */
export type Stash = Record<string, unknown>;

export const stashKey = (path: string, kind: string) => `${path}#${kind}`;

/** The new index of an entry of a list whose entries have moved; undefined if it was removed. */
export type NewPlace = (index: number) => number | undefined;

/** A path after the entries of a list have moved; undefined if its entry was removed. */
export function movePath(path: string, list: string, place: NewPlace): string | undefined {
  const prefix = `${list}.`;
  if (!path.startsWith(prefix)) return path;
  const rest = path.slice(prefix.length);
  const [digits = ''] = /^\d+/.exec(rest) ?? [];
  const next = place(Number(digits));
  return next === undefined ? undefined : `${prefix}${next}${rest.slice(digits.length)}`;
}

/** The stash after the entries of a list have moved. */
export function moveStash(stash: Stash, list: string, place: NewPlace): Stash {
  return Object.fromEntries(
    Object.entries(stash).flatMap(([key, value]) => {
      const moved = movePath(key, list, place);
      return moved === undefined ? [] : [[moved, value]];
    }),
  );
}
