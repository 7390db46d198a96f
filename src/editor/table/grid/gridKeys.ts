import type { Shortcut } from '../../../ui/browser/keys';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { cardsPath } from '../../../schema/draft/cards';
import { historyVerb, isOneOf, moveOf } from '../../panes/shortcuts';
import { listActions } from '../../rows/listActions';
import type { CardGridModel } from '../model/createCardGrid';
import { cardsIn } from '../model/editCells';

type Act = (run: () => void) => void;
type Acting = { editor: TemplateEditor; grid: CardGridModel; act: Act };

/** Cells by which each key moves the choice: rows, columns. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-5, 0],
  PageDown: [5, 0],
};
const far = 1000;

/** Acts on a key in the grid as a spreadsheet does. */
export function actOnKey(event: KeyboardEvent, acting: Acting) {
  if (event.isComposing) return;
  if (acting.grid.getState().typed === undefined) actOnChosen(event, acting);
  else actWhileTyping(event, acting);
}

function actWhileTyping(event: KeyboardEvent, { grid, act }: Acting) {
  const { key } = event;
  if (key === 'Escape') {
    // The dialog around the grid must stay open.
    event.preventDefault();
    event.stopPropagation();
    act(grid.cancel);
  } else if (key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    act(() => {
      const { row, start } = grid.getState();
      grid.commit();
      if (row + 1 < grid.rowCount()) grid.choose(row + 1, start);
    });
  } else if (key === 'Tab') {
    event.preventDefault();
    act(() => {
      grid.commit();
      grid.step(event.shiftKey ? -1 : 1);
    });
  }
}

function actOnChosen(event: KeyboardEvent, acting: Acting) {
  const { grid, act } = acting;
  const { row, column } = grid.getState();
  const run = (action: () => void) => {
    event.preventDefault();
    act(action);
  };
  const command = commandOf(event, acting);
  if (command) return run(command);
  if (event.altKey || event.ctrlKey || event.metaKey) {
    if (event.key === 'Home') run(() => grid.choose(0, 0));
    if (event.key === 'End') run(() => grid.choose(far, far));
    return undefined;
  }
  const [down, across] = steps[event.key] ?? [];
  if (down !== undefined && across !== undefined) return run(() => grid.choose(row + down, column + across));
  switch (event.key) {
    case 'Home':
      return run(() => grid.choose(row, 0));
    case 'End':
      return run(() => grid.choose(row, far));
    case 'Tab': {
      // At the last cell the key leaves the grid.
      let isInside = false;
      act(() => {
        isInside = grid.step(event.shiftKey ? -1 : 1);
      });
      if (isInside) event.preventDefault();
      return undefined;
    }
    case 'Enter':
    case 'F2':
      return run(() => grid.begin());
    case 'Delete':
    case 'Backspace':
      return run(() => grid.write(''));
    default:
      // The browser then types the letter, also that of an input method, into the field.
      if (event.key.length === 1 || event.key === 'Process' || event.key === 'Unidentified')
        act(() => grid.begin(''));
      return undefined;
  }
}

/** The command of a combination of keys, if any. */
function commandOf(event: KeyboardEvent, { editor, grid }: Acting): (() => void) | undefined {
  const { row, column } = grid.getState();
  const move = moveOf(event);
  if (move !== undefined)
    return () => {
      const count = cardsIn(editor.document.getState()).length;
      if (row >= count || row + move < 0 || row + move >= count) return;
      listActions(editor, cardsPath, 'card').move(row, move);
      grid.choose(row + move, column);
    };
  if (isOneOf(event, gridShortcuts.fill)) return grid.fill;
  const verb = historyVerb(event);
  return verb && (() => grid.walk(verb));
}

/** The key of a cell among the drawn ones. */
export const cellKey = (row: number, column: number) => `${row}.${column}`;

/** Keys on the chosen cell of the table. */
export const gridShortcuts = {
  edit: { label: 'Edit cell (typing replaces its text)', keys: ['Enter', 'F2'] },
  empty: { label: 'Clear cell', keys: ['Delete'] },
  next: { label: 'Save and go to next cell', keys: ['Tab'] },
  fill: { label: 'Copy to all cells below', keys: ['Mod+D'] },
  up: { label: 'Move card up', keys: ['Alt+ArrowUp'] },
  down: { label: 'Move card down', keys: ['Alt+ArrowDown'] },
} as const satisfies Record<string, Shortcut>;
