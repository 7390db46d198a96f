import { isRecord, isSame } from '../../lib/values';
import { putBelow, valueBelow } from '../../lib/path';
import type { DraftEntries, FieldConflict, Writer } from '../../schema/draft/conflicts';
import type { Draft, SendingRecord, TemplateDraft } from '../../schema/draft/draft';
import { labelPartOf } from '../../schema/draft/labels';
import { suggestionKindOf } from '../../schema/draft/suggestionKinds';
import { identifyPath, placePath } from '../../schema/entries/entryPaths';
import { withIdentities, withoutIdentities } from './identify';
import { matchEntries } from '../../schema/entries/matchEntries';
import type { TemplateSet } from '../../schema/draft/set';
import { placeInSet, setOfTree, setTreeOf } from './mergeSets';
import { EntryList, mergeValues } from './mergeValues';

/** What people share of a draft. */
export type SharedDraft = Pick<
  Draft,
  | 'template'
  | 'stash'
  | 'samples'
  | 'parameters'
  | 'altTexts'
  | 'set'
  | 'sender'
  | 'labels'
  | 'archived'
  | 'sendings'
  | 'createdAt'
  | 'changedAt'
> & {
  entries: DraftEntries;
  conflicts: readonly FieldConflict[];
};

type Sides = {
  base: SharedDraft;
  mine: SharedDraft;
  theirs: SharedDraft;
  /** Whether `theirs` may be older than `base`: then a difference there is a conflict, and not taken over unseen. */
  isUnsure?: boolean;
  /** Who wrote the two sides since `base`. */
  by: { mine: Writer; theirs: Writer };
  /** The time of the merge, in milliseconds since the epoch. */
  at: number;
  /** Returns an id that nothing else has. */
  makeId: () => string;
};

/**
 * Merges what two people wrote since `base`, field by field. No value is lost: where both changed one field, mine stays in
 * the draft and a conflict holds theirs; an entry that one deleted and the other changed is there again.
 */
export function mergeEdits({ base, mine, theirs, isUnsure, by, at, makeId }: Sides): SharedDraft {
  const found: { path: readonly string[]; theirs: unknown }[] = [];
  const tree = mergeValues(treeOf(base), treeOf(mine), treeOf(theirs), {
    isWhole,
    isUnsure,
    onConflict: (path, value) => found.push({ path, theirs: plainOf(value) }),
  }) as Tree;
  const { entries, ...parts } = partsOf(tree);
  const merged = { ...parts, entries: completeEntries(parts.template, entries, makeId) };
  const known = isUnsure
    ? keepConflicts(base.conflicts, mine.conflicts, theirs.conflicts)
    : mergeConflicts(base.conflicts, mine.conflicts, theirs.conflicts);
  const added = found.map(({ path, theirs: value }) => ({
    id: makeId(),
    path: [...path],
    kept: by.mine,
    other: { ...by.theirs, value, at },
  }));
  return {
    ...merged,
    conflicts: openConflicts([...known, ...added], merged),
    sendings: mergeSendings(base.sendings, mine.sendings, theirs.sendings),
    createdAt: Math.min(mine.createdAt, theirs.createdAt),
    changedAt: Math.max(mine.changedAt, theirs.changedAt),
  };
}

type TemplateSides = Record<'base' | 'mine' | 'theirs', TemplateDraft> & Pick<Sides, 'makeId'>;

/**
 * Merges templates alone. Where both sides changed one field, mine stays, and `clashes` has the dotted path of the field
 * in the merged template.
 */
export function mergeTemplates({ base, mine, theirs, makeId }: TemplateSides): {
  template: TemplateDraft;
  clashes: string[];
} {
  const before = { template: base, entries: matchEntries(undefined, base, makeId) };
  const [first, second, third] = [base, mine, theirs].map((template) => {
    const entries = matchEntries(before, template, makeId);
    return asMessage(withIdentities({ template, entries }) as TemplateDraft);
  });
  const found: (readonly string[])[] = [];
  const merged = mergeValues(first, second, third, { isWhole, onConflict: (path) => found.push(path) });
  const { message, ...rest } = merged as Tree['template'];
  const { template, entries } = withoutIdentities({ ...rest, ...message });
  const clashes = found.map((path) => {
    if (path.join() === 'message') return 'component';
    return placePath(path[0] === 'message' ? path.slice(1) : path, entries)?.join('.') ?? 'component';
  });
  return { template, clashes };
}

const asMessage = ({ type, component, ...rest }: TemplateDraft) => ({
  ...rest,
  message: { type, component },
});

/** A shared draft as one tree. Type and component are one message: a message of one type makes no sense with content of another. */
type Tree = {
  template: { message: Pick<TemplateDraft, 'type' | 'component'> };
  stash: Record<string, unknown>;
  /** Merged one by one: two people who add a label each both keep theirs. */
  labels: EntryList;
  /** The same list with one entry or none: it is there or not, and never a conflict. */
  archived: EntryList;
  /** Languages, columns and rows are merged one by one. */
  set: unknown;
} & Pick<SharedDraft, 'samples' | 'parameters' | 'altTexts' | 'sender'>;

const marksOf = (ids: readonly string[]) => new EntryList(ids.map((id) => ({ id, value: true })));

type Content = Omit<SharedDraft, 'sendings' | 'createdAt' | 'changedAt' | 'conflicts'>;

function treeOf({ template, entries, stash, labels = [], archived, ...rest }: SharedDraft): Tree {
  const { samples, parameters, altTexts, set, sender } = rest;
  return {
    template: asMessage(withIdentities({ template, entries }) as TemplateDraft),
    stash: mapKeys(stash, (path) => identifyPath(path, entries)),
    labels: marksOf(labels),
    archived: marksOf(archived ? ['archived'] : []),
    samples,
    parameters,
    altTexts,
    set: setTreeOf(set),
    sender,
  };
}

function partsOf({
  template: { message, ...rest },
  stash,
  samples,
  parameters,
  altTexts,
  set,
  sender,
  labels,
  archived,
}: Tree): Content {
  const { template, entries } = withoutIdentities({ ...rest, ...message });
  return {
    template,
    entries,
    stash: mapKeys(stash, (path) => placePath(path, entries)),
    ...(samples && { samples }),
    ...(parameters && { parameters }),
    ...(altTexts && { altTexts }),
    ...(set !== undefined && { set: setOfTree(set) }),
    ...(sender && { sender }),
    ...labelPartOf(labels.entries.map(({ id }) => id)),
    ...(archived.entries.length > 0 && { archived: true }),
  };
}

/** Identities for what has none in the tree: a rich card without content is a card too. */
function completeEntries(template: TemplateDraft, entries: DraftEntries, makeId: () => string): DraftEntries {
  return matchEntries({ template, entries }, template, makeId);
}

/** A key of the stash (`path#kind`) with another path; undefined if that has no place any more. */
function mapKey(key: string, change: (path: string[]) => string[] | undefined): string | undefined {
  const at = key.lastIndexOf('#');
  const hasKind = at > 0 && key[at - 1] !== '.';
  const path = change((hasKind ? key.slice(0, at) : key).split('.'));
  return path && `${path.join('.')}${hasKind ? key.slice(at) : ''}`;
}

/** The stash with other paths in its keys. What has no place any more is left out. */
function mapKeys(
  stash: Record<string, unknown>,
  change: (path: string[]) => string[] | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stash).flatMap(([key, value]) => {
      const mapped = mapKey(key, change);
      return mapped === undefined ? [] : [[mapped, value]];
    }),
  );
}

/** Whether both sides may only have a value as a whole: another type of message, another kind of button, another sender. */
function isWhole(path: readonly string[], mine: unknown, theirs: unknown): boolean {
  if (path[0] === 'sender') return true;
  if (!isRecord(mine) || !isRecord(theirs)) return false;
  if (path.at(-1) === 'message') return mine.type !== theirs.type;
  const isButton = path.at(-2) === 'suggestions' && (path.at(-1)?.startsWith('#') ?? false);
  return isButton && kindOf(mine) !== kindOf(theirs);
}

const kindOf = (button: object) => suggestionKindOf(button);

/** A value without identities, as it is shown and stored. */
function plainOf(value: unknown): unknown {
  if (value instanceof EntryList) return value.entries.map((entry) => plainOf(entry.value));
  if (Array.isArray(value)) return value.map(plainOf);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plainOf(member)]));
}

const has = (list: readonly FieldConflict[], id: string) => list.some((conflict) => conflict.id === id);

/** All conflicts of mine and the new ones of theirs: what is missing there is not resolved, only older. */
const keepConflicts = (
  base: readonly FieldConflict[],
  mine: readonly FieldConflict[],
  theirs: readonly FieldConflict[],
): FieldConflict[] => [...mine, ...theirs.filter(({ id }) => !has(base, id) && !has(mine, id))];

/** All conflicts of both sides, but for those that one of them has resolved. */
function mergeConflicts(
  base: readonly FieldConflict[],
  mine: readonly FieldConflict[],
  theirs: readonly FieldConflict[],
): FieldConflict[] {
  const byId = new Map([...theirs, ...mine].map((conflict) => [conflict.id, conflict]));
  return [...byId.values()]
    .filter(({ id }) => !has(base, id) || (has(mine, id) && has(theirs, id)))
    .map((conflict) => {
      const [was, their] = [base, theirs].map((list) => list.find(({ id }) => id === conflict.id));
      // Only they have written in the field since.
      return was && their && isSame(was.kept, conflict.kept) ? { ...conflict, kept: their.kept } : conflict;
    });
}

const contains = (value: unknown, part: unknown) =>
  isSame(value, part) || (typeof value === 'string' && typeof part === 'string' && value.includes(part));

/** The conflicts that still ask for a choice: their place is there, and no newer value contains theirs, as while two type on. */
function openConflicts(conflicts: readonly FieldConflict[], content: Content): FieldConflict[] {
  return conflicts.filter(
    ({ path, other }, index) =>
      isPlaced({ path }, content) &&
      !contains(valueOf(content, { path }), other.value) &&
      !conflicts.some(
        (later, at) => at > index && isSame(later.path, path) && contains(later.other.value, other.value),
      ),
  );
}

const keyOf = ({ at, platform, appId, requestId = '' }: SendingRecord) =>
  `${at} ${platform} ${appId} ${requestId}`;

/** Sendings are only added; of two states of one, the changed one counts, and of two statuses set by people the later one. */
function mergeSendings(
  base: readonly SendingRecord[],
  mine: readonly SendingRecord[],
  theirs: readonly SendingRecord[],
): SendingRecord[] {
  const find = (list: readonly SendingRecord[], key: string) => list.find((one) => keyOf(one) === key);
  const keys = [...new Set([...theirs, ...mine].map(keyOf))];
  return keys
    .flatMap((key) => {
      const [was, my, their] = [find(base, key), find(mine, key), find(theirs, key)];
      if (!my || !their) return my ?? their ?? [];
      if (isSame(was, their) || isSame(my, their)) return my;
      if (isSame(was, my)) return their;
      return (their.byHand?.setAt ?? 0) > (my.byHand?.setAt ?? 0) ? their : my;
    })
    .toSorted((a, b) => a.at - b.at);
}

/** What knows the places of cards, buttons, languages and rows. */
type Places = { entries: DraftEntries; set?: TemplateSet | undefined };

/** The keys of a conflict below its part, as the draft has them now; undefined if its card, button or row is gone. */
function placeKeys(
  { path: [part, ...keys] }: Pick<FieldConflict, 'path'>,
  { entries, set }: Places,
): string[] | undefined {
  if (part === 'set') return placeInSet(set, keys);
  if (part === 'template') return placePath(keys[0] === 'message' ? keys.slice(1) : keys, entries);
  if (part !== 'stash') return keys;
  const [key = '', ...below] = keys;
  const placed = mapKey(key, (inTemplate) => placePath(inTemplate, entries));
  return placed === undefined ? undefined : [placed, ...below];
}

/** Whether a conflict is about type and content of the message as a whole. */
const isAboutMessage = ({ path }: Pick<FieldConflict, 'path'>) => path.join('.') === 'template.message';

/** The value of a draft at the path of a conflict; undefined where there is none. */
function valueOf(content: Content, conflict: Pick<FieldConflict, 'path'>): unknown {
  const { type, component } = content.template;
  if (isAboutMessage(conflict)) return { type, component };
  const keys = placeKeys(conflict, content);
  return keys && valueBelow(content[conflict.path[0] as keyof Content], keys);
}

/** Whether the card, button or row of a conflict is still there. */
export const isPlaced = (conflict: Pick<FieldConflict, 'path'>, places: Places): boolean =>
  placeKeys(conflict, places) !== undefined;

/** The dotted path of a conflict in the template as it is now; undefined if it is elsewhere, or its card or button is gone. */
export function pathOfConflict(conflict: Pick<FieldConflict, 'path'>, places: Places): string | undefined {
  if (conflict.path[0] !== 'template') return undefined;
  return isAboutMessage(conflict) ? 'component' : placeKeys(conflict, places)?.join('.');
}

/** The draft after somebody chose one of the two values of a conflict. */
export function chooseValue<Shared extends SharedDraft>(
  draft: Shared,
  conflict: FieldConflict,
  choice: 'kept' | 'other',
): Shared {
  const { id, path, other } = conflict;
  const chosen = { ...draft, conflicts: draft.conflicts.filter((one) => one.id !== id) };
  const keys = placeKeys(conflict, draft);
  if (choice === 'kept' || !keys) return chosen;
  if (isAboutMessage(conflict)) {
    const message = other.value as Pick<TemplateDraft, 'type' | 'component'>;
    return { ...chosen, template: { ...draft.template, ...message } };
  }
  return putBelow(chosen, [path[0] ?? '', ...keys], other.value) as Shared;
}
