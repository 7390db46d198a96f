import { isRecord } from '../../../../lib/values';
import { quote, type ImportNotes, type Path } from '../../parts/importNotes';
import { keyOf, MAX_ENTRIES } from '../../parts/readers';

/** An object of a maker whose members are taken one by one. */
export type OpenPart = {
  /** The first of these members that is there, in any spelling. */
  take: (...names: string[]) => unknown;
  /** A member without taking it, in any spelling. */
  peek: (name: string) => unknown;
  /** A member that is an object, opened. */
  open: (...names: string[]) => OpenPart;
  /** A member that was taken already, opened. */
  reopen: (name: string, member: unknown) => OpenPart;
  /** The entries of a member that is a list, each opened. */
  list: (...names: string[]) => OpenPart[];
  /** The entries of a list in the place of a member, which was written in another form. */
  entriesOf: (name: string, list: readonly unknown[]) => OpenPart[];
  /** Keeps the text that is sent where RCS does not arrive: a template has no place for it. */
  keepFallback: (...names: string[]) => void;
  /** The entries of a member that is a list, as they are. */
  entries: (...names: string[]) => unknown[];
  /** Keeps chips beside a card, which may become its buttons. */
  keepChips: (...names: string[]) => void;
  /** Sets aside a part of a member that was taken. */
  leave: (name: string, rest: unknown, why: string) => void;
  /** Sets aside what nobody took. */
  finish: (why?: (key: string) => string) => void;
  /** Sets aside the whole value. */
  setAside: (why: string) => void;
};

/** Opens an object of a maker. `finish` sets aside what nobody took, so nothing gets lost unseen. */
export function openPart(value: unknown, from: Path, notes: ImportNotes): OpenPart {
  const left = new Map(Object.entries(isRecord(value) ? value : {}));
  const pathOf = new Map<string, Path>();

  function take(...names: string[]): unknown {
    for (const name of names) {
      const key = keyOf(Object.fromEntries(left), name);
      const member = key === undefined ? undefined : left.get(key);
      if (key === undefined || member === undefined || member === null) continue;
      left.delete(key);
      pathOf.set(name, [...from, key]);
      return member;
    }
    return undefined;
  }
  const placeOf = (names: readonly string[]): Path =>
    names.map((name) => pathOf.get(name)).find((path) => path !== undefined) ?? [...from, names[0] ?? ''];
  function entries(...names: string[]): unknown[] {
    const member = take(...names);
    if (Array.isArray(member)) return member;
    if (member !== undefined) notes.unmapped(placeOf(names), member, `${quote(member)} is not a list.`);
    return [];
  }
  function openAll(written: readonly unknown[], path: Path): OpenPart[] {
    if (written.length > MAX_ENTRIES)
      notes.unmapped(
        [...path, MAX_ENTRIES],
        written.slice(MAX_ENTRIES),
        `Only the first ${MAX_ENTRIES} entries were taken.`,
      );
    return written.slice(0, MAX_ENTRIES).flatMap((entry, index) => {
      if (isRecord(entry)) return [openPart(entry, [...path, index], notes)];
      notes.unmapped([...path, index], entry, `${quote(entry)} is not an object.`);
      return [];
    });
  }
  return {
    take,
    peek(name) {
      const key = keyOf(Object.fromEntries(left), name);
      return key === undefined ? undefined : left.get(key);
    },
    open: (...names) => {
      const member = take(...names);
      if (member !== undefined && !isRecord(member))
        notes.unmapped(placeOf(names), member, `${quote(member)} is not an object.`);
      return openPart(member, placeOf(names), notes);
    },
    reopen: (name, member) => openPart(member, placeOf([name]), notes),
    list: (...names) => {
      const written = entries(...names);
      return openAll(written, placeOf(names));
    },
    entriesOf(name, list) {
      take(name);
      return openAll(list, placeOf([name]));
    },
    keepFallback(...names) {
      const text = take(...names);
      if (text === undefined || text === '') return;
      notes.unmapped(
        placeOf(names),
        text,
        'The fallback text is kept with the draft: a template has no field for it.',
      );
    },
    entries,
    keepChips(...names) {
      const chips = entries(...names);
      if (chips.length > 0) notes.chips(placeOf(names), chips);
    },
    leave: (name, rest, why) => notes.unmapped(placeOf([name]), rest, why),
    finish(why = (key: string) => `"${key}" is no part of a template.`) {
      for (const [key, member] of left) {
        if (member === null) notes.dropped([...from, key], `"${key}" was null, which counts as absent.`);
        else if (!isEmpty(member)) notes.unmapped([...from, key], member, why(key));
      }
      left.clear();
    },
    setAside(why) {
      if (value !== undefined) notes.unmapped(from, value, why);
      left.clear();
    },
  };
}

const isEmpty = (value: unknown) =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
