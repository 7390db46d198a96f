import { isSame } from '../../lib/isSame';

/** Which entries of two lists are one and the same; all by their places. */
export type Alignment = {
  /** From place to place, in the order of the older list. `moved`: it changed its order among those that stayed. */
  pairs: { from: number; to: number; moved: boolean }[];
  removed: number[];
  added: number[];
};

/** Comparisons of entries that are made at most; longer lists are compared place by place. */
const mostComparisons = 10_000;
/** Part of its content that an entry shares at least with the one that it is taken for. */
const enough = 0.4;

/** What tells an entry from its neighbours, rather than how it looks. */
const telling = /(?:title|description|text|fileUrl|url|phoneNumber|query|latitude|longitude|startTime)$/;

/** Every value inside an entry with its place. */
function leavesOf(value: unknown, place = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return [[place, '{}']];
  return members.flatMap(([key, member]) => leavesOf(member, `${place}.${key}`));
}

const weightOf = (place: string) => (telling.test(place) ? 3 : 1);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** 0 for nothing in common, 1 for the same. */
function likeness(a: [string, unknown][], b: [string, unknown][]): number {
  const other = new Map(b);
  const places = [...new Set([...a, ...b].map(([place]) => place))];
  const shared = a.filter(([place, value]) => other.has(place) && other.get(place) === value);
  return sum(shared.map(([place]) => weightOf(place))) / Math.max(1, sum(places.map(weightOf)));
}

type Match = { from: number; to: number };

/** The likest first; of the same likeness those that moved least. */
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
    .filter((candidate) => candidate.likeness >= enough)
    .sort((a, b) => b.likeness - a.likeness || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  const taken = { from: new Set<number>(), to: new Set<number>() };
  return candidates.filter(({ from, to }) => {
    if (taken.from.has(from) || taken.to.has(to)) return false;
    taken.from.add(from);
    taken.to.add(to);
    return true;
  });
}

/** Entries that share nothing are the same where they stand between the same neighbours. */
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

/** The most that kept their order among each other: all others moved. */
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

/** Tells entries that were added, removed and moved from those that were only edited. */
export function alignEntries(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const places = Array.from({ length: Math.min(before.length, after.length) }, (_, place) => ({
    from: place,
    to: place,
  }));
  const isLong = before.length * after.length > mostComparisons;
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
