import type { FocusSpot } from '../model/createFocusTargets';

/** The name of each kind of entry, as in "card 2" or "button 1". */
export type EntryName = 'card' | 'button';

/** The directions in which an entry moves, in words: cards stand side by side, buttons below each other. */
export const ways = {
  card: { back: 'left', on: 'right' },
  button: { back: 'up', on: 'down' },
} as const satisfies Record<EntryName, { back: string; on: string }>;

/** The ends of a list of entries, in words. */
export const ends = {
  card: { first: 'front', last: 'end' },
  button: { first: 'top', last: 'end' },
} as const satisfies Record<EntryName, { first: string; last: string }>;

/** One structural edit of a list. */
export type ListEdit = {
  /** The name of the undo step. */
  label: string;
  announcement: string;
  entries: readonly unknown[];
  /** The new index of an entry; undefined if it was removed. */
  place: (index: number) => number | undefined;
  /** The index of the entry that is open afterwards. */
  open: number | undefined;
  /** The control that takes the focus. Without an index it belongs to the list. */
  focus: { index?: number; spot: FocusSpot };
};

type List = {
  name: EntryName;
  entries: readonly unknown[];
  /** The index of the entry that is open now. */
  open: number | undefined;
};

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export function addEntry({ name, entries }: List, entry: unknown): ListEdit {
  const index = entries.length;
  return {
    label: `add ${name} ${index + 1}`,
    announcement: `Added ${name} ${index + 1}.`,
    entries: [...entries, entry],
    place: (at) => at,
    open: index,
    focus: { index, spot: 'first' },
  };
}

/** Inserts entries that were copied. A card is opened, a button stays one line. */
export function insertEntries({ name, entries }: List, index: number, added: readonly unknown[]): ListEdit {
  const names = added.length === 1 ? `${name} ${index + 1}` : `${added.length} ${name}s`;
  return {
    label: `paste ${names}`,
    announcement: `Pasted ${names}.`,
    entries: entries.toSpliced(index, 0, ...added),
    place: (at) => (at >= index ? at + added.length : at),
    open: name === 'card' ? index : undefined,
    focus: { index, spot: 'line' },
  };
}

export function duplicateEntry({ name, entries }: List, index: number): ListEdit {
  return {
    label: `duplicate ${name} ${index + 1}`,
    announcement: `Duplicated ${name} ${index + 1}.`,
    entries: entries.toSpliced(index + 1, 0, entries[index]),
    place: (at) => (at > index ? at + 1 : at),
    open: index + 1,
    focus: { index: index + 1, spot: 'line' },
  };
}

/** Moves an entry by one place; undefined at the end of the list. */
export function moveEntry({ name, entries, open }: List, index: number, step: 1 | -1): ListEdit | undefined {
  const target = index + step;
  if (target < 0 || target >= entries.length) return undefined;
  const place = (at: number) => (at === index ? target : at === target ? index : at);
  const way = ways[name][step === -1 ? 'back' : 'on'];
  return {
    label: `move ${name} ${index + 1} ${way}`,
    announcement: `Moved ${name} ${index + 1} ${way}. It is now ${name} ${target + 1}.`,
    entries: entries.map((_, at) => entries[place(at)]),
    place,
    open: open === undefined ? undefined : place(open),
    focus: { index: target, spot: step === -1 ? 'back' : 'on' },
  };
}

/** Moves an entry to any other place; undefined if it is there already. */
export function moveEntryTo(
  { name, entries, open }: List,
  index: number,
  target: number,
): ListEdit | undefined {
  if (target === index || target < 0 || target >= entries.length) return undefined;
  const [first, last, shift] = target < index ? [target, index, 1] : [index, target, -1];
  const place = (at: number) => (at === index ? target : at >= first && at <= last ? at + shift : at);
  return {
    label: `move ${name} ${index + 1} to place ${target + 1}`,
    announcement: `Moved ${name} ${index + 1}. It is now ${name} ${target + 1}.`,
    entries: entries.map((_, at) => entries[entries.findIndex((_entry, from) => place(from) === at)]),
    place,
    open: open === undefined ? undefined : place(open),
    focus: { index: target, spot: 'line' },
  };
}

/** Removes an entry. Its neighbour takes the focus; of cards, one is always open. */
export function removeEntry({ name, entries, open }: List, index: number, verb: 'delete' | 'cut'): ListEdit {
  const next = entries.toSpliced(index, 1);
  const stillOpen = open === undefined || open === index ? undefined : open > index ? open - 1 : open;
  const neighbour = Math.min(index, next.length - 1);
  return {
    label: `${verb} ${name} ${index + 1}`,
    announcement: `${capital(name)} ${index + 1} ${verb === 'cut' ? 'cut' : 'deleted'}.`,
    entries: next,
    place: (at) => (at === index ? undefined : at > index ? at - 1 : at),
    open: name === 'card' ? (stillOpen ?? neighbour) : stillOpen,
    focus: next.length === 0 ? { spot: 'add' } : { index: neighbour, spot: 'line' },
  };
}
