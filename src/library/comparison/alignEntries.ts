import { isSame } from '../../lib/values';

/** Matches the entries of two lists; numbers are indexes. */
export type Alignment = {
  /** Matched entries in the order of the older list. `moved`: the order among the matched entries changed. */
  pairs: { from: number; to: number; moved: boolean }[];
  removed: number[];
  added: number[];
};

/** Above this number of pairs, lists are compared index by index. */
const maxComparisons = 10_000;
/** The smallest likeness (0 to 1) of two entries that match. */
const minLikeness = 0.4;

/** Fields of content; they identify an entry better than fields of its appearance. */
const contentFields =
  /(?:title|description|text|fileUrl|url|phoneNumber|query|latitude|longitude|startTime)$/;

/** Every value inside an entry, with its path. */
function leavesOf(value: unknown, place = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return [[place, '{}']];
  return members.flatMap(([key, member]) => leavesOf(member, `${place}.${key}`));
}

const weightOf = (place: string) => (contentFields.test(place) ? 3 : 1);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** From 0 (nothing in common) to 1 (the same). */
function likeness(a: [string, unknown][], b: [string, unknown][]): number {
  const other = new Map(b);
  const places = [...new Set([...a, ...b].map(([place]) => place))];
  const shared = a.filter(([place, value]) => other.has(place) && other.get(place) === value);
  return sum(shared.map(([place]) => weightOf(place))) / Math.max(1, sum(places.map(weightOf)));
}

type Match = { from: number; to: number };

/** Matches by likeness, the most alike first; among equals, those that moved least. */
function matchByContent(before: readonly unknown[], after: readonly unknown[]): Match[] {
  const olds = before.map((entry) => leavesOf(entry));
  const news = after.map((entry) => leavesOf(entry));
  const candidates = olds
    .flatMap((old, from) =>
      news.map((now, to) => ({
        from,
        to,
        likeness: isSame(before[from], after[to]) ? 2 : likeness(old, now),
      })),
    )
    .filter((candidate) => candidate.likeness >= minLikeness)
    .sort((a, b) => b.likeness - a.likeness || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  const taken = { from: new Set<number>(), to: new Set<number>() };
  return candidates.filter(({ from, to }) => {
    if (taken.from.has(from) || taken.to.has(to)) return false;
    taken.from.add(from);
    taken.to.add(to);
    return true;
  });
}

/** Matches remaining entries that have the same neighbours. */
function matchByNeighbours(matches: Match[], before: readonly unknown[], after: readonly unknown[]): Match[] {
  const toOf = new Map(matches.map(({ from, to }) => [from, to]));
  const fromOf = new Map(matches.map(({ from, to }) => [to, from]));
  const waiting = new Map<number, number[]>();
  let neighbour = -1;
  for (const from of before.keys()) {
    const to = toOf.get(from);
    if (to === undefined) waiting.set(neighbour, [...(waiting.get(neighbour) ?? []), from]);
    else neighbour = to;
  }
  const found: Match[] = [];
  neighbour = -1;
  for (const to of after.keys()) {
    if (fromOf.has(to)) neighbour = to;
    else {
      const from = waiting.get(neighbour)?.shift();
      if (from !== undefined) found.push({ from, to });
    }
  }
  return found;
}

/** The longest run of entries that kept their order; all others count as moved. */
function inOrder(places: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const place of places) {
    const longest = best.reduce<number[]>(
      (chosen, run) => ((run.at(-1) ?? -1) < place && run.length > chosen.length ? run : chosen),
      [],
    );
    best.push([...longest, place]);
  }
  return new Set(best.reduce((chosen, run) => (run.length > chosen.length ? run : chosen), []));
}

/** Finds the entries that were added, removed or moved; all others were at most edited. */
export function alignEntries(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const places = Array.from({ length: Math.min(before.length, after.length) }, (_, place) => ({
    from: place,
    to: place,
  }));
  const isLong = before.length * after.length > maxComparisons;
  const matches = isLong ? places : matchByContent(before, after);
  const all = [...matches, ...matchByNeighbours(matches, before, after)].sort((a, b) => a.from - b.from);
  const stayed = isLong ? new Set(all.map(({ to }) => to)) : inOrder(all.map(({ to }) => to));
  const from = new Set(all.map((pair) => pair.from));
  const to = new Set(all.map((pair) => pair.to));
  return {
    pairs: all.map((pair) => ({ ...pair, moved: !stayed.has(pair.to) })),
    removed: [...before.keys()].filter((place) => !from.has(place)),
    added: [...after.keys()].filter((place) => !to.has(place)),
  };
}
