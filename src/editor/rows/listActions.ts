import { putAt } from '../../lib/path';
import { announce } from '../../ui/notices/announcer';
import type { FocusSpot } from '../model/createFocusTargets';
import { entriesAt, type ListPath } from '../state/paths';
import type { PartNotes } from '../../exchange/export/copiedParts';
import { cardsPath } from '../../schema/draft/cards';
import { moveStash } from '../state/stash';
import type { TemplateEditor } from '../model/TemplateEditor';
import { announceStep } from '../model/createUndoHistory';

export type ListActions = {
  add: (entry: unknown) => void;
  /** Inserts copied entries from an index on, with what is known of the parameters of both and of their pictures. */
  insert: (at: number, entries: readonly unknown[], notes: PartNotes) => void;
  duplicate: (index: number) => void;
  /** Moves an entry by one place; the focus follows it. */
  move: (index: number, step: 1 | -1) => void;
  /** Moves an entry to any other index; the focus follows it. */
  moveTo: (index: number, target: number) => void;
  remove: (index: number, verb?: 'delete' | 'cut') => void;
};

/**
 * The structural edits of one list of the draft. Each is one step, moves the stash of the entries along, and puts
 * the focus on the control with which the person goes on.
 */
export function listActions(editor: TemplateEditor, list: ListPath, name: EntryName): ListActions {
  const { document, selection, focus, diagnostics, history } = editor;
  const isCards = list === cardsPath;

  function read() {
    const { card, expanded } = selection.getState();
    const entries = entriesAt(document.getState().draft, list);
    return { name, entries, open: isCards ? card : expanded[list] };
  }

  type Options = {
    foreign?: boolean;
    isBlank?: boolean;
    offersUndo?: boolean;
    /** The control that takes the focus in place of the edit's own one. */
    spot?: FocusSpot | undefined;
    notes?: PartNotes;
  };

  function run(edit: ListEdit | undefined, options: Options = {}) {
    if (!edit) return;
    const { label, announcement, entries, place, open } = edit;
    const { foreign = false, isBlank, offersUndo, notes } = options;
    const { card, expanded } = selection.getState();
    const isAccepted = document.dispatch({
      origin: foreign ? 'paste' : 'command',
      label,
      foreign,
      show: isCards ? { card: open ?? card, expanded: {} } : { expanded: { ...expanded, [list]: open } },
      apply: ({ draft, stash, altTexts }) => ({
        draft: putAt(draft, list, entries),
        stash: moveStash(stash, list, place),
        ...(notes && { parameters: notes.parameters, altTexts: { ...notes.altTexts, ...altTexts } }),
      }),
    });
    if (!isAccepted) return;
    diagnostics.moveRevealed(list, place);
    const { index, spot } = edit.focus;
    const target = index === undefined ? list : `${list}.${index}`;
    if (isBlank) diagnostics.holdBack(target);
    focus.focusSpot(target, options.spot ?? spot);
    announce(
      announcement,
      offersUndo ? { undo: () => announceStep(editor, 'undo'), of: history } : undefined,
    );
  }

  return {
    add: (entry) => run(addEntry(read(), entry), { isBlank: true }),
    insert: (at, added, notes) => run(insertEntries(read(), at, added), { foreign: true, notes }),
    duplicate: (index) => run(duplicateEntry(read(), index)),
    move(index, step) {
      const spot = focus.hasFocus(`${list}.${index}`, 'line') ? 'line' : undefined;
      run(moveEntry(read(), index, step), { spot });
    },
    moveTo: (index, target) => run(moveEntryTo(read(), index, target)),
    remove: (index, verb = 'delete') => run(removeEntry(read(), index, verb), { offersUndo: true }),
  };
}

/** The name of each kind of entry, as in "card 2" or "button 1". */
export type EntryName = 'card' | 'button';

/** The directions in which an entry moves, in words: cards stand side by side, buttons below each other. */
export const directions = {
  card: { back: 'left', on: 'right' },
  button: { back: 'up', on: 'down' },
} as const satisfies Record<EntryName, { back: string; on: string }>;

/** The ends of a list of entries, in words. */
export const ends = {
  card: { first: 'front', last: 'end' },
  button: { first: 'top', last: 'end' },
} as const satisfies Record<EntryName, { first: string; last: string }>;

/** One structural edit of a list. */
type ListEdit = {
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

function addEntry({ name, entries }: List, entry: unknown): ListEdit {
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
function insertEntries({ name, entries }: List, index: number, added: readonly unknown[]): ListEdit {
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

function duplicateEntry({ name, entries }: List, index: number): ListEdit {
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
function moveEntry(list: List, index: number, step: 1 | -1): ListEdit | undefined {
  const edit = moveEntryTo(list, index, index + step);
  if (!edit) return undefined;
  const { name } = list;
  const spot = step === -1 ? 'back' : 'on';
  const direction = directions[name][spot];
  return {
    ...edit,
    label: `move ${name} ${index + 1} ${direction}`,
    announcement: `Moved ${name} ${index + 1} ${direction}. It is now ${name} ${index + step + 1}.`,
    focus: { index: index + step, spot },
  };
}

/** Moves an entry to any other place; undefined if it is there already. */
function moveEntryTo({ name, entries, open }: List, index: number, target: number): ListEdit | undefined {
  if (target === index || target < 0 || target >= entries.length) return undefined;
  const [first, last, shift] = target < index ? [target, index, 1] : [index, target, -1];
  const place = (at: number) => (at === index ? target : at >= first && at <= last ? at + shift : at);
  return {
    label: `move ${name} ${index + 1} to position ${target + 1}`,
    announcement: `Moved ${name} ${index + 1}. It is now ${name} ${target + 1}.`,
    entries: entries.toSpliced(index, 1).toSpliced(target, 0, entries[index]),
    place,
    open: open === undefined ? undefined : place(open),
    focus: { index: target, spot: 'line' },
  };
}

/** Removes an entry. Its neighbour takes the focus; of cards, one is always open. */
function removeEntry({ name, entries, open }: List, index: number, verb: 'delete' | 'cut'): ListEdit {
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
