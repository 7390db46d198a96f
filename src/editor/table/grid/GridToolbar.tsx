import { ArrowDown, ArrowDownToLine, ArrowUp, Copy, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { announce } from '../../../ui/notices/announcer';
import { Button, IconButton } from '../../../ui/controls/Button';
import { useStore } from 'zustand';
import { limits } from '../../../schema/values/limits';
import { cardsPath } from '../../../schema/draft/cards';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { listActions } from '../../rows/listActions';
import { fullMessage, type CardGrid } from '../model/createCardGrid';
import { cardsIn } from '../model/editCells';
import styles from './GridToolbar.module.css';

type GridToolbarProps = {
  editor: TemplateEditor;
  grid: CardGrid;
  /** Runs an action and returns the focus to the chosen cell. */
  act: (run: () => void) => void;
  /** Further tools. */
  children: ReactNode;
};

/** The actions on the row of the chosen cell, and on its column. */
export function GridToolbar({ editor, grid, act, children }: GridToolbarProps) {
  const { row, column } = useStore(grid);
  const count = useStore(editor.document, (state) => cardsIn(state).length);
  const hasPast = useStore(editor.history, ({ past }) => past.length > 0);
  const hasFuture = useStore(editor.history, ({ future }) => future.length > 0);
  const isReadOnly = useStore(editor.document.readOnly);
  const actions = listActions(editor, cardsPath, 'card');
  const isCard = row < count && !isReadOnly;
  const isFull = count >= limits.maxCards;
  const name = `card ${row + 1}`;

  const edit = (run: () => void, next: number) => () =>
    act(() => {
      run();
      grid.choose(next, column);
    });
  const walk = (verb: 'undo' | 'redo') => () =>
    act(() => {
      const label = editor.history[verb]();
      if (label !== undefined) announce(`${verb === 'undo' ? 'Undid' : 'Redid'}: ${label}.`);
      grid.choose(row, column);
    });

  return (
    <div role="group" aria-label="Table tools" className={styles.bar}>
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        disabled={isReadOnly}
        aria-disabled={isFull || undefined}
        title={isFull ? fullMessage : undefined}
        onClick={isFull ? () => announce(fullMessage) : edit(() => actions.add({}), count)}
      >
        Add card
      </Button>
      <span className={styles.group}>
        <IconButton
          label={`Duplicate ${name}`}
          disabled={!isCard || isFull}
          onClick={edit(() => actions.duplicate(row), row + 1)}
        >
          <Copy aria-hidden />
        </IconButton>
        <IconButton
          label={`Move ${name} up`}
          disabled={!isCard || row === 0}
          onClick={edit(() => actions.move(row, -1), row - 1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          disabled={!isCard || row >= count - 1}
          onClick={edit(() => actions.move(row, 1), row + 1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          label={`Delete ${name}`}
          disabled={!isCard}
          onClick={edit(() => actions.remove(row), row)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </span>
      <Button
        size="small"
        icon={<ArrowDownToLine aria-hidden />}
        disabled={!isCard || row >= count - 1}
        title="Puts the chosen cell into all cells below it. Ctrl+D (⌘D) does the same."
        onClick={() => act(grid.fill)}
      >
        Fill down
      </Button>
      {children}
      <span className={styles.group} data-end>
        <IconButton label="Undo" disabled={!hasPast || isReadOnly} onClick={walk('undo')}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label="Redo" disabled={!hasFuture || isReadOnly} onClick={walk('redo')}>
          <Redo2 aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
