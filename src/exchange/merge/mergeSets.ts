import { valueBelow } from '../../lib/path';
import { isRecord } from '../../lib/values';
import type { TemplateSet } from '../../schema/draft/set';
import { EntryList, mergeValues } from './mergeValues';

/** The lists of a set as lists with identities, so that two people who add a language or edit rows both keep theirs. */
export function setTreeOf(set: TemplateSet | undefined): unknown {
  if (!set) return undefined;
  const { languages, sheet, ...rest } = set;
  return {
    ...rest,
    languages: new EntryList(languages.map(({ tag, ...value }) => ({ id: tag, value }))),
    ...(sheet && {
      sheet: {
        ...sheet,
        columns: new EntryList(sheet.columns.map(({ id, ...value }) => ({ id, value }))),
        rows: new EntryList(sheet.rows.map(({ id, ...value }) => ({ id, value }))),
      },
    }),
  };
}

/** The set of a merged tree. */
export function setOfTree(tree: unknown): TemplateSet | undefined {
  if (!isRecord(tree)) return undefined;
  const { languages, sheet, ...rest } = tree;
  return {
    ...rest,
    languages: listOf(languages, 'tag'),
    ...(isRecord(sheet) && {
      sheet: { ...sheet, columns: listOf(sheet.columns, 'id'), rows: listOf(sheet.rows, 'id') },
    }),
  } as TemplateSet;
}

function listOf(list: unknown, name: string): unknown[] {
  if (!(list instanceof EntryList)) return [];
  return list.entries.map(({ id, value }) => ({ [name]: id, ...(value as object) }));
}

type SetSides = Record<'base' | 'mine' | 'theirs', TemplateSet | undefined>;

/** Merges sets alone; where both sides changed one value, mine stays. */
export const mergeSets = ({ base, mine, theirs }: SetSides): TemplateSet | undefined =>
  setOfTree(
    mergeValues(setTreeOf(base), setTreeOf(mine), setTreeOf(theirs), { onConflict: () => undefined }),
  );

/** Keys below a set with the places of languages, columns and rows (`#id`); undefined if one is gone. */
export function placeInSet(set: TemplateSet | undefined, keys: readonly string[]): string[] | undefined {
  const placed: string[] = [];
  let part: unknown = set;
  for (const key of keys) {
    const at = Array.isArray(part)
      ? part.findIndex(({ id, tag }: { id?: string; tag?: string }) => `#${id ?? tag}` === key)
      : undefined;
    if (at === -1) return undefined;
    const place = at === undefined ? key : String(at);
    placed.push(place);
    part = valueBelow(part, [place]);
  }
  return set && placed;
}
