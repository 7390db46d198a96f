import { isRecord } from '../../../../lib/values';
import { quoteValue, type ImportNotes, type SourcePath } from '../../parts/importNotes';
import { keyOf, MAX_ENTRIES } from '../../parts/readers';
import { readLooseJson } from '../../source/readLooseJson';

/**
 * An object of a vendor whose members are taken one by one. Names are found in any spelling; `media.url` is a member of
 * a member. Of several names the first that is there counts.
 */
export type OpenPart = {
  take: (...names: string[]) => unknown;
  /** A member without taking it. */
  peek: (name: string) => unknown;
  /** A member that is an object, opened; the same again the second time. */
  open: (...names: string[]) => OpenPart;
  /** The entries of a member that is a list, each opened. */
  list: (...names: string[]) => OpenPart[];
  /** An object in the place of a member, which was written in another form. */
  openAs: (name: string, member: unknown) => OpenPart;
  /** The entries of a list in the place of a member, which was written in another form. */
  entriesOf: (name: string, list: readonly unknown[]) => OpenPart[];
  /** The entries of a member that is a list, as they are. */
  entries: (...names: string[]) => unknown[];
  /** Keeps the text that is sent where RCS does not arrive: a template has no place for it. */
  keepFallback: (name: string) => void;
  /** Keeps chips beside a card, which may become its buttons. */
  keepChips: (name: string) => void;
  /** Sets aside a part of a member that was taken. */
  leave: (name: string, rest: unknown, why: string) => void;
  /** Says why members that nobody takes have no place, by their key, and why all others have none. */
  explain: (reasons: Readonly<Record<string, string>>, otherwise?: (key: string) => string) => void;
  /** Sets aside what nobody took, so nothing gets lost unseen; in the parts that were opened too. */
  finish: () => void;
  /** Sets aside the whole value. */
  setAside: (why: string) => void;
};

/** One name of a member, or several of which the first that is there counts. */
export type Names = string | readonly string[];
export const namesOf = (names: Names = []): readonly string[] =>
  typeof names === 'string' ? [names] : names;

export const partOf = (whole: string) => (key: string) => `"${key}" is no part of ${whole}.`;

/** `media.url` as its first name and the rest. */
function split(name: string): [head: string, rest: string | undefined] {
  const dot = name.indexOf('.');
  return dot === -1 ? [name, undefined] : [name.slice(0, dot), name.slice(dot + 1)];
}

export function openPart(value: unknown, from: SourcePath, notes: ImportNotes): OpenPart {
  const left = new Map(Object.entries(isRecord(value) ? value : {}));
  const pathOf = new Map<string, SourcePath>();
  const opened = new Map<string, OpenPart>();
  let inner: OpenPart[] = [];
  let why = partOf('a template');

  function takeOwn(name: string): unknown {
    const key = keyOf(Object.fromEntries(left), name);
    const member = key === undefined ? undefined : left.get(key);
    if (key === undefined || member === undefined || member === null) return undefined;
    left.delete(key);
    pathOf.set(name, [...from, key]);
    return member;
  }
  function take(...names: string[]): unknown {
    for (const name of names) {
      const [head, rest] = split(name);
      const member = rest === undefined ? takeOwn(head) : open(head).take(rest);
      if (member !== undefined) return member;
    }
    return undefined;
  }
  const placeOf = (names: readonly string[]): SourcePath =>
    names.map((name) => pathOf.get(name)).find((path) => path !== undefined) ?? [...from, names[0] ?? ''];

  function open(...names: string[]): OpenPart {
    const known = names.map((name) => opened.get(name)).find((part) => part !== undefined);
    if (known) return known;
    const member = take(...names);
    if (member !== undefined && !isRecord(member))
      notes.unmapped(placeOf(names), member, `${quoteValue(member)} is not an object.`);
    const part = openPart(member, placeOf(names), notes);
    opened.set(names.find((name) => pathOf.has(name)) ?? names[0] ?? '', part);
    inner.push(part);
    return part;
  }
  function entries(...names: string[]): unknown[] {
    const member = take(...names);
    if (Array.isArray(member)) return member;
    if (member !== undefined) notes.unmapped(placeOf(names), member, `${quoteValue(member)} is not a list.`);
    return [];
  }
  function openAll(written: readonly unknown[], path: SourcePath): OpenPart[] {
    if (written.length > MAX_ENTRIES)
      notes.unmapped(
        [...path, MAX_ENTRIES],
        written.slice(MAX_ENTRIES),
        `Only the first ${MAX_ENTRIES} entries were taken.`,
      );
    const parts = written.slice(0, MAX_ENTRIES).flatMap((entry, index) => {
      if (isRecord(entry)) return [openPart(entry, [...path, index], notes)];
      notes.unmapped([...path, index], entry, `${quoteValue(entry)} is not an object.`);
      return [];
    });
    inner.push(...parts);
    return parts;
  }
  return {
    take,
    peek(name) {
      const [head, rest] = split(name);
      const key = keyOf(Object.fromEntries(left), head);
      const member = (key === undefined ? undefined : left.get(key)) ?? undefined;
      if (rest === undefined) return member;
      return (opened.get(head) ?? openPart(member, [], notes)).peek(rest);
    },
    open,
    openAs(name, member) {
      take(name);
      const part = openPart(member, placeOf([name]), notes);
      inner.push(part);
      return part;
    },
    list: (...names) => {
      const written = entries(...names);
      return openAll(written, placeOf(names));
    },
    entriesOf(name, list) {
      take(name);
      return openAll(list, placeOf([name]));
    },
    entries,
    keepFallback(name) {
      const [head, rest] = split(name);
      if (rest !== undefined) return open(head).keepFallback(rest);
      const text = take(name);
      if (text === undefined || text === '') return undefined;
      return notes.unmapped(
        placeOf([name]),
        text,
        'The fallback text is kept with the draft: a template has no field for it.',
      );
    },
    keepChips(name) {
      const chips = entries(name);
      if (chips.length > 0) notes.chips(placeOf([name]), chips);
    },
    leave: (name, rest, reason) => notes.unmapped(placeOf([name]), rest, reason),
    explain(reasons, otherwise = partOf('a template')) {
      why = (key) => (Object.hasOwn(reasons, key) ? reasons[key] : undefined) ?? otherwise(key);
    },
    finish() {
      for (const part of inner) part.finish();
      for (const [key, member] of left) {
        if (member === null) notes.dropped([...from, key], `"${key}" was null, which counts as absent.`);
        else if (!isEmpty(member)) notes.unmapped([...from, key], member, why(key));
      }
      left.clear();
    },
    setAside(reason) {
      if (value !== undefined) notes.unmapped(from, value, reason);
      left.clear();
      inner = [];
    },
  };
}

const isEmpty = (value: unknown) =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

/** The entries of a list, which may be written as JSON in a text. */
export function listInText(part: OpenPart, name: string): OpenPart[] {
  const written = part.peek(name);
  if (typeof written !== 'string') return part.list(name);
  const read = readLooseJson(written);
  return read.ok && Array.isArray(read.value) ? part.entriesOf(name, read.value) : [];
}
