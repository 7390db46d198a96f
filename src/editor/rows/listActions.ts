import { putAt } from '../../lib/path';
import { announce } from '../../ui/notices/announcer';
import type { FocusSpot } from '../model/createFocusTargets';
import { entriesAt, type ListPath } from '../state/paths';
import { cardsPath } from '../../schema/draft/cards';
import { moveStash } from '../state/stash';
import type { TemplateEditor } from '../model/TemplateEditor';
import { announceStep } from '../panes/announceStep';
import {
  addEntry,
  duplicateEntry,
  insertEntries,
  moveEntry,
  moveEntryTo,
  removeEntry,
  type EntryName,
  type ListEdit,
} from './listEdits';

export type ListActions = {
  add: (entry: unknown) => void;
  /** Inserts copied entries from an index on. */
  insert: (at: number, entries: readonly unknown[]) => void;
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

  type Options = { foreign?: boolean; isBlank?: boolean; offersUndo?: boolean; otherwise?: FocusSpot };

  /** `otherwise`: the control of the same entry that takes the focus if the first one is disabled. */
  function run(
    edit: ListEdit,
    { foreign = false, isBlank = false, offersUndo = false, otherwise }: Options = {},
  ) {
    const { label, announcement, entries, place, open } = edit;
    const { card, expanded } = selection.getState();
    const isAccepted = document.dispatch({
      origin: foreign ? 'paste' : 'command',
      label,
      foreign,
      show: isCards ? { card: open ?? card, expanded: {} } : { expanded: { ...expanded, [list]: open } },
      apply: ({ draft, stash }) => ({
        draft: putAt(draft, list, entries),
        stash: moveStash(stash, list, place),
      }),
    });
    if (!isAccepted) return;
    diagnostics.moveRevealed(list, place);
    const { index, spot } = edit.focus;
    const target = index === undefined ? list : `${list}.${index}`;
    if (isBlank) diagnostics.holdBack(target);
    if (!focus.focusSpot(target, spot) && otherwise) focus.focusSpot(target, otherwise);
    announce(
      announcement,
      offersUndo ? { undo: () => announceStep(editor, 'undo'), of: history } : undefined,
    );
  }

  return {
    add: (entry) => run(addEntry(read(), entry), { isBlank: true }),
    insert: (at, added) => run(insertEntries(read(), at, added), { foreign: true }),
    duplicate: (index) => run(duplicateEntry(read(), index)),
    move(index, step) {
      const edit = moveEntry(read(), index, step);
      if (!edit) return;
      const isOnLine = focus.hasFocus(`${list}.${index}`, 'line');
      // At the end of the list the button for that direction is disabled: offer the way back.
      run(isOnLine ? { ...edit, focus: { ...edit.focus, spot: 'line' } } : edit, {
        otherwise: step === -1 ? 'on' : 'back',
      });
    },
    moveTo(index, target) {
      const edit = moveEntryTo(read(), index, target);
      if (edit) run(edit);
    },
    remove: (index, verb = 'delete') => run(removeEntry(read(), index, verb), { offersUndo: true }),
  };
}
