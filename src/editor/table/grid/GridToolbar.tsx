import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  Copy,
  Plus,
  Redo2,
  Trash2,
  Undo2,
  CircleAlert,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { announce } from '../../../ui/notices/announcer';
import { Button, IconButton } from '../../../ui/controls/Button';
import { useStore } from 'zustand';
import { limits } from '../../../schema/values/limits';
import { cardsPath } from '../../../schema/draft/cards';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { listActions } from '../../rows/listActions';
import { fullMessage, type CardGridModel } from '../model/createCardGrid';
import { cardsIn } from '../model/editCells';
import layout from '../../../ui/styles/layout.module.css';
import styles from './grid.module.css';
import { Counter } from '../../fields/Counter';
import { cellMessages, cardMessages, cellPath, cellText } from '../model/tableColumns';
import { useQuickFixOf } from '../../model/EditorContext';
import { QuickFixButtons } from '../parts/QuickFixButtons';

type GridToolbarProps = {
  editor: TemplateEditor;
  grid: CardGridModel;
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

  return (
    <div role="group" aria-label="Table tools" className={layout.row}>
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
        <IconButton
          label="Undo"
          disabled={!hasPast || isReadOnly}
          onClick={() => act(() => grid.walk('undo'))}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton
          label="Redo"
          disabled={!hasFuture || isReadOnly}
          onClick={() => act(() => grid.walk('redo'))}
        >
          <Redo2 aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

type CellBarProps = {
  editor: TemplateEditor;
  grid: CardGridModel;
  act: (run: () => void) => void;
};

/** The chosen cell in full: its name, text and count, what is wrong with it, and a way to mend it. */
export function CellBar({ editor, grid, act }: CellBarProps) {
  const { row, column, typed } = useStore(grid);
  const cards = useStore(editor.document, (state) => cardsIn(state));
  const diagnostics = useStore(editor.diagnostics);
  const cell = grid.columns()[column];
  const card = cards[row];
  const quickFix = useQuickFixOf(editor, cellPath(card, row, cell?.key ?? 'title'));
  if (!cell) return null;
  const text = typed ?? cellText(card, cell.key);
  const own = cellMessages(diagnostics, card, row, cell.key);
  const whole = cardMessages(diagnostics, row);
  const error = own.error ?? whole.error;
  const warning = own.warning ?? whole.warning;
  return (
    <div className={styles.cellBar}>
      <div className={styles.top}>
        <span className={styles.name}>
          {card ? `Card ${row + 1}` : 'New card'} › {cell.label}{' '}
          <code data-technical>{cell.technicalName}</code>
        </span>
        {text !== '' && <Counter text={text} max={cell.max} />}
      </div>
      <p className={styles.text} dir={cell.dir}>
        {text === '' ? <span className={styles.faint}>Type to fill in this cell.</span> : text}
      </p>
      {(error ?? warning) && (
        <p className={error ? styles.error : styles.warning}>
          {error ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
          {error ?? warning}
        </p>
      )}
      {quickFix && typed === undefined && (
        <QuickFixButtons
          editor={editor}
          label={cell.label}
          quickFix={quickFix}
          onTake={(choice) => act(() => editor.quickFixes.take(choice))}
        />
      )}
    </div>
  );
}
