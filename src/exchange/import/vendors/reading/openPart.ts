import { isRecord } from '../../../../lib/values';
import { quoteValue, type ImportNotes, type SourcePath } from '../../parts/importNotes';
import { isEmpty, MAX_ENTRIES, memberOf, takeMember } from '../../parts/readers';
import { readLooseJson } from '../../source/readLooseJson';

/** One name of a member, or several of which the first that is there counts. `media.url` is a member of a member. */
export type Names = string | readonly string[];

export const partOf = (whole: string) => (key: string) => `“${key}” isn’t part of ${whole}.`;

/** `media.url` as its first name and the rest. */
function split(name: string): [head: string, rest: string | undefined] {
  const dot = name.indexOf('.');
  return dot === -1 ? [name, undefined] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** What was understood of a list. */
export const understood = <Read>(list: readonly Read[]) =>
  list.filter((each): each is Exclude<Read, undefined> => each !== undefined);

/** An object of a vendor whose members are taken one by one. Names are found in any spelling. */
export class OpenPart {
  readonly #value: unknown;
  readonly #from: SourcePath;
  readonly #notes: ImportNotes;
  /** The members that nobody has taken. */
  #left: Record<string, unknown>;
  readonly #pathOf = new Map<string, SourcePath>();
  readonly #opened = new Map<string, OpenPart>();
  #inner: OpenPart[] = [];
  #why = partOf('a template');

  constructor(value: unknown, from: SourcePath, notes: ImportNotes) {
    this.#value = value;
    this.#from = from;
    this.#notes = notes;
    this.#left = isRecord(value) ? { ...value } : {};
  }

  take(...names: Names[]): unknown {
    for (const name of names.flat()) {
      const [head, rest] = split(name);
      const taken = rest === undefined ? this.#takeOwn(head) : this.open(head).take(rest);
      if (taken !== undefined) return taken;
    }
    return undefined;
  }

  #takeOwn(name: string): unknown {
    const taken = takeMember(this.#left, [name]);
    if (taken) this.#pathOf.set(name, [...this.#from, taken.key]);
    return taken?.value;
  }

  #placeOf(names: readonly string[]): SourcePath {
    const known = names.map((name) => this.#pathOf.get(name)).find((path) => path !== undefined);
    return known ?? [...this.#from, names[0] ?? ''];
  }

  /** A member without taking it. */
  peek(name: string): unknown {
    const [head, rest] = split(name);
    const found = memberOf(this.#left, head) ?? undefined;
    if (rest === undefined) return found;
    return (this.#opened.get(head) ?? new OpenPart(found, [], this.#notes)).peek(rest);
  }

  /** A member that is an object, opened; the same again the second time. */
  open(...names: string[]): OpenPart {
    const known = names.map((name) => this.#opened.get(name)).find((part) => part !== undefined);
    if (known) return known;
    const taken = this.take(names);
    if (taken !== undefined && !isRecord(taken))
      this.#notes.unmapped(this.#placeOf(names), taken, `${quoteValue(taken)} isn’t an object.`);
    const part = new OpenPart(taken, this.#placeOf(names), this.#notes);
    this.#opened.set(names.find((name) => this.#pathOf.has(name)) ?? names[0] ?? '', part);
    this.#inner.push(part);
    return part;
  }

  /** An object in the place of a member, which was written in another form. */
  openAs(name: string, value: unknown): OpenPart {
    this.take(name);
    const part = new OpenPart(value, this.#placeOf([name]), this.#notes);
    this.#inner.push(part);
    return part;
  }

  /** The entries of a member that is a list, as they are. */
  entries(...written: Names[]): unknown[] {
    const names = written.flat();
    const taken = this.take(names);
    if (Array.isArray(taken)) return taken;
    if (taken !== undefined)
      this.#notes.unmapped(this.#placeOf(names), taken, `${quoteValue(taken)} isn’t a list.`);
    return [];
  }

  /** The entries of a member that is a list, each opened. */
  list(...names: Names[]): OpenPart[] {
    return this.#openAll(this.entries(...names), this.#placeOf(names.flat()));
  }

  /** The entries of a list, each opened and read; without those that were not understood. */
  each<Read>(names: Names, read: (part: OpenPart) => Read): Exclude<Read, undefined>[] {
    return understood(this.list(names).map((part) => read(part)));
  }

  /** The entries of a list in the place of a member, which was written in another form. */
  entriesOf(name: string, list: readonly unknown[]): OpenPart[] {
    this.take(name);
    return this.#openAll(list, this.#placeOf([name]));
  }

  /** The entries of a list, which may be written as JSON in a text. */
  listInText(name: string): OpenPart[] {
    const written = this.peek(name);
    if (typeof written !== 'string') return this.list(name);
    const read = readLooseJson(written);
    return read.ok && Array.isArray(read.value) ? this.entriesOf(name, read.value) : [];
  }

  #openAll(written: readonly unknown[], path: SourcePath): OpenPart[] {
    const others = written.slice(MAX_ENTRIES);
    if (others.length > 0)
      this.#notes.unmapped(
        [...path, MAX_ENTRIES],
        others,
        `Only the first ${MAX_ENTRIES} entries were imported.`,
      );
    const parts = written.slice(0, MAX_ENTRIES).flatMap((entry, index) => {
      if (isRecord(entry)) return [new OpenPart(entry, [...path, index], this.#notes)];
      this.#notes.unmapped([...path, index], entry, `${quoteValue(entry)} isn’t an object.`);
      return [];
    });
    this.#inner.push(...parts);
    return parts;
  }

  /** Keeps the text that is sent where RCS does not arrive: a template has no place for it. */
  keepFallback(name: string): void {
    const [head, rest] = split(name);
    if (rest !== undefined) return this.open(head).keepFallback(rest);
    const text = this.take(name) ?? '';
    if (text !== '')
      this.leave(name, text, 'Templates have no field for the fallback text. It’s kept with the draft.');
  }

  /** Keeps chips beside a card, which may become its buttons. */
  keepChips(name: string): void {
    const chips = this.entries(name);
    if (chips.length > 0) this.#notes.chips(this.#placeOf([name]), chips);
  }

  /** Sets aside a part of a member that was taken. */
  leave(name: string, rest: unknown, why: string): void {
    this.#notes.unmapped(this.#placeOf([name]), rest, why);
  }

  /** Says why members that nobody takes have no place, by their key, and why all others have none. */
  explain(reasons: Readonly<Record<string, string>>, otherwise = partOf('a template')): void {
    this.#why = (key) => (Object.hasOwn(reasons, key) ? reasons[key] : undefined) ?? otherwise(key);
  }

  /** Sets aside what nobody took, so nothing gets lost unseen; in the parts that were opened too. */
  finish(): void {
    for (const part of this.#inner) part.finish();
    for (const [key, value] of Object.entries(this.#left)) {
      const from = [...this.#from, key];
      if (value === null) this.#notes.dropped(from, `“${key}” was null, so it was ignored.`);
      else if (!isEmpty(value)) this.#notes.unmapped(from, value, this.#why(key));
    }
    this.#left = {};
  }

  /** Sets aside the whole value. */
  setAside(why: string): void {
    if (this.#value !== undefined) this.#notes.unmapped(this.#from, this.#value, why);
    this.#left = {};
    this.#inner = [];
  }
}
