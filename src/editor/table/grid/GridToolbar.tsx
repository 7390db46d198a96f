import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  Copy,
  Plus,
  Redo2,
  Trash2,
  Undo2,
  type LucideIcon,
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
import { MessageIcon } from './GridCell';
import styles from './grid.module.css';
import { Counter } from '../../fields/Counter';
import { cellMessage, cardMessage, cellPath, cellText } from '../model/tableColumns';
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
  /** Name, icon, where it cannot be used, what it does, and the row that is chosen afterwards. */
  const tools: readonly [string, LucideIcon, boolean, () => void, number][] = [
    ['Duplicate card', Copy, isFull, () => actions.duplicate(row), row + 1],
    ['Move card up', ArrowUp, row === 0, () => actions.move(row, -1), row - 1],
    ['Move card down', ArrowDown, row >= count - 1, () => actions.move(row, 1), row + 1],
    ['Delete card', Trash2, false, () => actions.remove(row), row],
  ];

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
        {tools.map(([verb, Icon, isOff, run, next]) => (
          <IconButton
            key={verb}
            label={verb.replace('card', `card ${row + 1}`)}
            disabled={!isCard || isOff}
            onClick={edit(run, next)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </span>
      <Button
        size="small"
        icon={<ArrowDownToLine aria-hidden />}
        disabled={!isCard || row >= count - 1}
        title="Copy this cell to all cells below (Ctrl+D or ⌘D)"
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

/** The chosen cell in full: its name, text and count, what is wrong with it, and its quick fix. */
export function CellBar({ editor, grid, act }: CellBarProps) {
  const { row, column, typed } = useStore(grid);
  const cards = useStore(editor.document, (state) => cardsIn(state));
  const diagnostics = useStore(editor.diagnostics);
  const cell = grid.columns()[column];
  const card = cards[row];
  const quickFix = useQuickFixOf(editor, cellPath(card, row, cell?.key ?? 'title'));
  if (!cell) return null;
  const text = typed ?? cellText(card, cell.key);
  const messages = [cellMessage(diagnostics, card, row, cell.key), cardMessage(diagnostics, row)];
  const message = messages.find((one) => one?.level === 'error') ?? messages[0] ?? messages[1];
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
        {text === '' ? <span className={styles.faint}>Type to fill in this cell</span> : text}
      </p>
      {message && (
        <p className={styles[message.level]}>
          <MessageIcon level={message.level} />
          {message.text}
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
