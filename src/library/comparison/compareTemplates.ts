import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { fieldAt } from '../../schema/template/templateTree';
import { compareMembers, nodeBelow, type FieldNode } from '../../schema/walk/fieldNode';
import { suggestionKindOf } from '../../schema/draft/suggestionKinds';
import { isRecord, isSame } from '../../lib/values';

export type ChangePath = readonly (string | number)[];

/**
 * One difference between two templates: `from` is its path in the older one, `to` in the newer one. An added entry
 * has no `from`, a removed one no `to`.
 */
export type TemplateChange =
  | { kind: 'changed'; from: ChangePath; to: ChangePath; before: unknown; after: unknown }
  | { kind: 'added'; to: ChangePath; after: unknown }
  | { kind: 'removed'; from: ChangePath; before: unknown }
  | { kind: 'moved'; from: ChangePath; to: ChangePath; after: unknown };

/**
 * The differences that turn the older template into the newer one, in the order of the newer one. The change of a
 * list entry (a card, a button) comes before changes within it. Empty for equal templates.
 */
export function compareTemplates(before: TemplateDraft, after: TemplateDraft): TemplateChange[] {
  return compareParts(before, after, [], []);
}

const isList = (key: string | number | undefined) => key === 'suggestions' || key === 'cardContents';

function compareParts(before: unknown, after: unknown, from: ChangePath, to: ChangePath): TemplateChange[] {
  if (isSame(before, after)) return [];
  if (isList(to.at(-1))) {
    // Report a new or removed list entry by entry.
    const [older, newer] = [before ?? [], after ?? []];
    if (Array.isArray(older) && Array.isArray(newer) && older.length + newer.length > 0)
      return compareLists(older, newer, from, to);
  }
  if (isRecord(before) && isRecord(after) && !isOtherKind(before, after, to)) {
    return Object.keys({ ...before, ...after })
      .sort(inOrderOf(after, fieldAt(to)))
      .flatMap((key) => compareParts(before[key], after[key], [...from, key], [...to, key]));
  }
  return [{ kind: 'changed', from, to, before, after }];
}

/** Document order. Of the alternatives of a union, the removed one comes after the one that replaced it. */
function inOrderOf(after: Record<string, unknown>, node: FieldNode | undefined) {
  const isGone = (key: string) =>
    after[key] === undefined && nodeBelow(node, key)?.isAlternative === true ? 1 : 0;
  return (a: string, b: string) => isGone(a) - isGone(b) || compareMembers(node)(a, b);
}

/** A button of another kind has other fields, and is reported as a whole. */
function isOtherKind(before: SuggestionDraft, after: SuggestionDraft, path: ChangePath): boolean {
  return path.at(-2) === 'suggestions' && suggestionKindOf(before) !== suggestionKindOf(after);
}

function compareLists(
  before: unknown[],
  after: unknown[],
  from: ChangePath,
  to: ChangePath,
): TemplateChange[] {
  const { pairs, removed, added } = alignEntries(before, after);
  const pairAt = new Map(pairs.map((pair) => [pair.to, pair]));
  const isAdded = new Set(added);
  const placed = new Map<number, TemplateChange[]>();
  for (const place of removed) {
    // Report a removed entry after the entry that preceded it.
    const neighbour = pairs.findLast((pair) => pair.from < place)?.to ?? -1;
    const change: TemplateChange = { kind: 'removed', from: [...from, place], before: before[place] };
    placed.set(neighbour, [...(placed.get(neighbour) ?? []), change]);
  }
  const changesAt = (place: number): TemplateChange[] => {
    if (isAdded.has(place)) return [{ kind: 'added', to: [...to, place], after: after[place] }];
    const pair = pairAt.get(place);
    if (!pair) return [];
    const paths = { from: [...from, pair.from], to: [...to, place] };
    return [
      ...(pair.moved ? [{ kind: 'moved' as const, ...paths, after: after[place] }] : []),
      ...compareParts(before[pair.from], after[place], paths.from, paths.to),
    ];
  };
  return [-1, ...after.keys()].flatMap((place) => [
    ...(place < 0 ? [] : changesAt(place)),
    ...(placed.get(place) ?? []),
  ]);
}

/** Matches the entries of two lists; numbers are indexes. */
type Alignment = {
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
function alignEntries(before: readonly unknown[], after: readonly unknown[]): Alignment {
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
