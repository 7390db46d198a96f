import { type TemplateDraft } from '../../schema/draft/draft';
import { draftToTemplate, withoutBlanks } from '../../schema/draft/draftToTemplate';
import { moveStash, type Stash } from '../state/stash';
import { isRecord, isSame } from '../../lib/values';
import { essentialFields } from '../../schema/draft/isTemplateDraft';
import { nameOfPath, templateTree } from '../../schema/template/templateTree';
import type { FieldNode, ObjectNode } from '../../schema/walk/fieldNode';

type Members = Record<string, unknown>;

/** A list whose entries moved: for each entry its old index, or undefined if it is new. */
type Moved = { list: string; from: readonly (number | undefined)[]; count: number };

/**
 * The draft after the text of its template was edited. `shown` is the template that the text showed before,
 * `edited` is the template as it is written now. Only their differences are applied. All other parts stay as they
 * are in the draft, so a postback that follows its label continues to follow it, and changes from the form are kept.
 */
export function takeEdits(
  shown: TemplateDraft,
  current: TemplateDraft,
  edited: TemplateDraft,
): { draft: TemplateDraft; moveEntries: (stash: Stash) => Stash } {
  const moves: Moved[] = [];
  const taken = take(shown, current, edited, '', moves) as TemplateDraft;
  // Store a value as it is written if completing the draft would produce a different one.
  const isAlone = isSame(shown, draftToTemplate(current));
  const draft = isAlone
    ? (insist(taken, draftToTemplate(taken), withoutBlanks(edited)) as TemplateDraft)
    : taken;
  return {
    draft,
    moveEntries: (stash) =>
      moves.reduce((moved, { list, from, count }) => moveStash(moved, list, placeOf(from, count)), stash),
  };
}

function take(shown: unknown, current: unknown, edited: unknown, path: string, moves: Moved[]): unknown {
  if (isSame(shown, edited)) return current;
  if (isRecord(shown) && isRecord(current) && isRecord(edited)) {
    return takeMembers(shown, current, edited, path, moves);
  }
  if (Array.isArray(shown) && Array.isArray(current) && Array.isArray(edited)) {
    if (shown.length !== current.length) return edited;
    const entries: unknown[] = edited;
    const from = matchEntries(shown, entries);
    if (from.length !== shown.length || from.some((place, index) => place !== index))
      moves.push({ list: path, from, count: shown.length });
    return entries.map((entry, index) => {
      const place = from[index];
      return place === undefined
        ? entry
        : take(shown[place], current[place], entry, `${path}.${index}`, moves);
    });
  }
  return edited;
}

function takeMembers(
  shown: Members,
  current: Members,
  edited: Members,
  path: string,
  moves: Moved[],
): Members {
  const members: Members = {};
  for (const [key, member] of Object.entries(edited)) {
    const part = take(shown[key], current[key], member, path === '' ? key : `${path}.${key}`, moves);
    if (part !== undefined) members[key] = part;
  }
  for (const [key, member] of Object.entries(current)) {
    if (!Object.hasOwn(shown, key) && !Object.hasOwn(edited, key)) members[key] = member;
  }
  return members;
}

/** The index in `shown` of each entry of `edited`: of an equal entry, or else of the one at the same place. */
function matchEntries(shown: readonly unknown[], edited: readonly unknown[]): (number | undefined)[] {
  const free = new Set(shown.keys());
  const claim = (place: number | undefined) =>
    place !== undefined && free.delete(place) ? place : undefined;
  const from = edited.map((entry, index) =>
    isSame(shown[index], entry)
      ? claim(index)
      : claim([...free].find((place) => !isSame(shown[place], edited[place]) && isSame(shown[place], entry))),
  );
  for (const [index, place] of from.entries()) {
    const next = edited.length === shown.length ? index : (from[index - 1] ?? -1) + 1;
    if (place === undefined) from[index] = claim(next);
  }
  return from;
}

const placeOf = (from: readonly (number | undefined)[], count: number) => (before: number) => {
  const index = from.indexOf(before);
  return index < 0 || before >= count ? undefined : index;
};

/** The draft with the written values that its completion would produce differently. */
function insist(draft: unknown, completed: unknown, written: unknown): unknown {
  if (isSame(completed, written)) return draft;
  if (Array.isArray(written) && Array.isArray(draft) && Array.isArray(completed)) {
    const entries: unknown[] = written;
    return entries.map((entry, index) => insist(draft[index], completed[index], entry));
  }
  if (!isRecord(written) || !isRecord(draft) || !isRecord(completed)) return written;
  const members: Members = { ...draft };
  for (const [key, member] of Object.entries(written)) {
    if (!isSame(completed[key], member)) members[key] = insist(draft[key], completed[key], member);
  }
  return members;
}

type Path = readonly (string | number)[];
type RejectedField = { path: Path; message: string };

/** Names that cannot be part of a dotted path, or that a copy would lose. */
const UNUSABLE_NAMES = /^$|^\d+$|[.[\]"']|^(?:__proto__|constructor|prototype)$/;

/**
 * The value as a draft, or the fields that no draft can hold. Unknown fields are kept: the schema reports them.
 */
export function fitTemplate(
  value: unknown,
): { ok: true; draft: TemplateDraft } | { ok: false; rejectedFields: RejectedField[] } {
  const rejectedFields: RejectedField[] = [];
  const draft = fit(value, templateTree(), [], rejectedFields);
  return rejectedFields.length === 0
    ? { ok: true, draft: draft as TemplateDraft }
    : { ok: false, rejectedFields };
}

function fit(value: unknown, node: FieldNode, path: Path, rejectedFields: RejectedField[]): unknown {
  const refuse = (needed: string) => {
    rejectedFields.push({ path, message: `${nameOfPath(path)} ${needed}` });
    return undefined;
  };
  const text = () =>
    typeof value === 'string' ? value : refuse(`must be text in double quotes, not ${kindOf(value)}.`);
  switch (node.kind) {
    case 'choice':
      // The type decides which form is shown; any other choice may be wrong in a draft.
      if (path.length === 1 && path[0] === 'type') {
        return node.options.some((option) => option === value)
          ? value
          : refuse(`must be one of ${node.options.join(', ')}.`);
      }
      if (value === '') return refuse(`must be one of ${node.options.join(', ')}, or remove the line.`);
      return text();
    case 'text':
      if (value === '' && node.isOptional && !isFreeText(node))
        return refuse('must not be empty. Enter a value or remove the line.');
      return text();
    case 'switch':
      return typeof value === 'boolean' ? value : refuse(`must be true or false, not ${kindOf(value)}.`);
    case 'list': {
      if (!Array.isArray(value)) return refuse(`must be a list in [ ], not ${kindOf(value)}.`);
      const entries: unknown[] = value;
      return entries.map((entry, index) => fit(entry, node.entry, [...path, index], rejectedFields));
    }
    case 'object':
      return isRecord(value)
        ? fitMembers(value, node, path, rejectedFields)
        : refuse(`must be an object in { }, not ${kindOf(value)}.`);
    default:
      return node satisfies never;
  }
}

function fitMembers(
  value: Record<string, unknown>,
  { members }: ObjectNode,
  path: Path,
  rejectedFields: RejectedField[],
): Record<string, unknown> {
  const fitted = new Map<string, unknown>();
  for (const [key, member] of Object.entries(value)) {
    const node = members.get(key);
    if (node !== undefined) {
      const part = fit(member, node, [...path, key], rejectedFields);
      if (part !== undefined) fitted.set(key, part);
    } else if (UNUSABLE_NAMES.test(key)) {
      rejectedFields.push({
        path: [...path, key],
        message: `"${key}" is not a field of a template. Remove it.`,
      });
    } else fitted.set(key, member);
  }
  for (const key of path.length === 0 ? essentialFields : []) {
    if (!Object.hasOwn(value, key))
      rejectedFields.push({ path: [], message: `"${key}" is missing. Every template needs it.` });
  }
  return Object.fromEntries(fitted);
}

/** An empty free text says nothing; in any other form it would be replaced by a default, or be left out unseen. */
const isFreeText = ({ meta }: FieldNode) => (meta.form ?? 'freeText') === 'freeText';

function kindOf(value: unknown): string {
  if (value === null) return 'null. Remove the line if it has no value';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'a number' : 'true or false';
}
