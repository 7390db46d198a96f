import type { SuggestionDraft, TemplateDraft } from '../../schema/draft/draft';
import { fieldAt } from '../../schema/template/templateTree';
import { compareMembers } from '../../schema/walk/documentOrder';
import { nodeBelow, type FieldNode } from '../../schema/walk/fieldNode';
import { suggestionKindOf } from '../../schema/draft/suggestionKinds';
import { isRecord, isSame } from '../../lib/values';
import { alignEntries } from './alignEntries';

export type Path = readonly (string | number)[];

/**
 * One difference between two templates: `from` is its path in the older one, `to` in the newer one. An added entry
 * has no `from`, a removed one no `to`.
 */
export type TemplateChange =
  | { kind: 'changed'; from: Path; to: Path; before: unknown; after: unknown }
  | { kind: 'added'; to: Path; after: unknown }
  | { kind: 'removed'; from: Path; before: unknown }
  | { kind: 'moved'; from: Path; to: Path; after: unknown };

/**
 * The differences that turn the older template into the newer one, in the order of the newer one. The change of a
 * list entry (a card, a button) comes before changes within it. Empty for equal templates.
 */
export function compareTemplates(before: TemplateDraft, after: TemplateDraft): TemplateChange[] {
  return compareParts(before, after, [], []);
}

const isList = (key: string | number | undefined) => key === 'suggestions' || key === 'cardContents';

function compareParts(before: unknown, after: unknown, from: Path, to: Path): TemplateChange[] {
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
function isOtherKind(before: SuggestionDraft, after: SuggestionDraft, path: Path): boolean {
  return path.at(-2) === 'suggestions' && suggestionKindOf(before) !== suggestionKindOf(after);
}

function compareLists(before: unknown[], after: unknown[], from: Path, to: Path): TemplateChange[] {
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
