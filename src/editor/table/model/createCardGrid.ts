import { plural } from '../../../schema/values/text';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../../lib/store';
import { nameOfPath } from '../../../schema/template/templateTree';
import { parsePath } from '../../../schema/values/issues';
import { limits } from '../../../schema/values/limits';
import { announce } from '../../../ui/notices/announcer';
import { cardsPath } from '../../../schema/draft/cards';
import { runCommand } from '../../model/createDocument';
import { announceStep } from '../../model/createUndoHistory';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { cellPath, buttonOf, cellText, columnsFor, type TableColumn } from './tableColumns';
import { cardsIn, editCells, refusalOf, type CellEdit, fillDown } from './editCells';

type GridState = {
  row: number;
  column: number;
  /** The text of the cell that is being edited; undefined while cells are only chosen. */
  typed: string | undefined;
  /** The column in which a series of Tab keys began: Enter goes on there, one row down. */
  start: number;
};

export type CardGridModel = ReadonlyStore<GridState> & {
  columns: () => readonly TableColumn[];
  /** Rows with the blank one at the end, which becomes a card. */
  rowCount: () => number;
  /** The card of the chosen row; the last card for the blank row. */
  chosenCard: () => number;
  choose: (row: number, column: number) => void;
  /** Goes to the next or previous cell, also over the end of a row. False at the end of the table. */
  step: (by: 1 | -1) => boolean;
  /** Starts typing, in place of the text or after it. */
  begin: (text?: string) => void;
  type: (text: string) => void;
  /** Writes the typed text as one step. */
  commit: () => void;
  cancel: () => void;
  /** Writes a text into the chosen cell as one step. */
  write: (text: string) => void;
  /** Writes a block of cells from the chosen one on as one step. */
  paste: (block: readonly (readonly string[])[]) => void;
  fill: () => void;
  /** Undoes or redoes a step of the whole template. The choice stays. */
  walk: (verb: 'undo' | 'redo') => void;
};

/** Said where a card more is wanted. */
export const fullMessage = `A carousel has at most ${limits.maxCards} cards.`;

/** The cards of a carousel as a table with one chosen cell. Changes go through the document. */
export function createCardGrid(editor: TemplateEditor): CardGridModel {
  const { document, diagnostics, quickFixes, selection } = editor;
  const state = createStore<GridState>(() => ({
    row: selection.getState().card,
    column: 0,
    typed: undefined,
    start: 0,
  }));
  const cards = () => cardsIn(document.getState());
  const columns = () => columnsFor(cards());
  const rowCount = () => Math.min(cards().length + 1, Math.max(limits.maxCards, cards().length));
  const columnNow = () => columns()[state.getState().column];

  function choose(row: number, column: number) {
    const place = { row: clamp(row, rowCount()), column: clamp(column, columns().length) };
    state.setState({ ...place, typed: undefined, start: place.column }, true);
  }

  /** Dispatches one step and shows the issues of the written cells. */
  function run(label: string, edits: readonly CellEdit[], announcement?: string) {
    const before = cards().length;
    const done = runCommand(editor, {
      label,
      announcement,
      show: { expanded: {} },
      apply: (now) => editCells(now, edits),
    });
    if (!done) return;
    const written = edits.map(({ row, key }) => cellPath(cards()[row], row, key));
    for (const path of written) diagnostics.reveal(path);
    quickFixes.finishWritten(written);
    const added = cards().length - before;
    if (added > 0 && announcement === undefined) {
      const full = cards().length >= limits.maxCards ? ` ${fullMessage}` : '';
      announce(`Added ${added === 1 ? `card ${before + 1}` : plural(added, 'card')}.${full}`);
    }
  }

  function write(text: string) {
    const { row, column } = state.getState();
    const key = columns()[column]?.key;
    if (!key || cellText(cards()[row], key) === text) return;
    const refusal = refusalOf(cards()[row], key, text);
    if (refusal !== undefined) return announce(refusal);
    const button = buttonOf(key);
    const count = (card = cards()[row]) => card?.suggestions?.length ?? 0;
    const before = count();
    run(`edit ${nameOfPath(parsePath(`${cardsPath}.${row}`))} › ${columns()[column]?.label}`, [
      { row, key, text },
    ]);
    if (!button) return;
    if (count() < before)
      announce(`Removed button ${button.index + 1} of card ${row + 1}. You can undo this.`);
    // A new button takes the next free place, whichever column it was typed into.
    if (count() > before && button.index >= count()) {
      const moved = columns().findIndex(({ key: other }) => other === `${button.part}${count() - 1}`);
      state.setState({ column: moved });
    }
  }

  function commit() {
    const { typed } = state.getState();
    if (typed === undefined) return;
    state.setState({ typed: undefined });
    write(typed);
  }

  return {
    ...state,
    columns,
    rowCount,
    chosenCard: () => clamp(state.getState().row, cards().length),
    choose,
    step(by) {
      const { row, column, start } = state.getState();
      const width = columns().length;
      const place = row * width + column + by;
      if (place < 0 || place >= rowCount() * width) return false;
      choose(Math.floor(place / width), place % width);
      state.setState({ start: Math.floor(place / width) === row ? start : 0 });
      return true;
    },
    begin(text) {
      if (document.readOnly.getState()) return;
      const key = columnNow()?.key;
      if (key) state.setState({ typed: text ?? cellText(cards()[state.getState().row], key) });
    },
    type: (text) => state.setState({ typed: text }),
    commit,
    cancel: () => state.setState({ typed: undefined }),
    write,
    paste(block) {
      const { row, column } = state.getState();
      const room = { rows: limits.maxCards - row, columns: columns().length - column };
      const edits = block.slice(0, room.rows).flatMap((cells, at) =>
        cells.slice(0, room.columns).flatMap((text, offset) => {
          const key = columns()[column + offset]?.key;
          return key ? [{ row: row + at, key, text: text.trim() }] : [];
        }),
      );
      const width = Math.max(0, ...block.map((cells) => cells.length));
      const over = [
        ...(block.length > room.rows ? [plural(block.length - room.rows, 'row')] : []),
        ...(width > room.columns ? [plural(width - room.columns, 'column')] : []),
      ];
      const left = over.length === 0 ? '' : ` ${over.join(' and ')} did not fit. ${fullMessage}`;
      run(`paste ${plural(edits.length, 'cell')}`, edits, `Pasted ${plural(edits.length, 'cell')}.${left}`);
    },
    fill() {
      const { row } = state.getState();
      const column = columnNow();
      const below = cards().length - 1 - row;
      if (!column || below < 1) return announce('This is the last card. There is nothing below to fill.');
      runCommand(editor, {
        label: `fill down ${column.label}`,
        announcement: `Copied ${column.label} of card ${row + 1} to the ${plural(below, 'card')} below.`,
        show: { expanded: {} },
        apply: (now) => fillDown(now, row, column.key),
      });
    },
    walk(verb) {
      const { row, column } = state.getState();
      announceStep(editor, verb);
      choose(row, column);
    },
  };
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));
