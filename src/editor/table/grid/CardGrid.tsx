import { useRef, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { elementRef } from '../../../ui/browser/focus';
import { useStore } from 'zustand';
import type { DiagnosticsState } from '../../model/diagnosticsState';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { readBlock, readRows } from '../sheet/readRows';
import { hasHeadings } from '../sheet/guessMeanings';
import { cardMessage, cellText } from '../model/tableColumns';
import type { CardGridModel as Grid } from '../model/createCardGrid';
import { cardsIn } from '../model/editCells';
import { GridCell, MessageIcon } from './GridCell';
import { actOnKey, cellKey } from './gridKeys';
import words from '../../../ui/styles/words.module.css';
import styles from './grid.module.css';

type CardGridProps = {
  editor: TemplateEditor;
  grid: Grid;
  /** Runs an action and returns the focus to the chosen cell. */
  act: (run: () => void) => void;
  /** Rows with headings were pasted: their columns have to be matched. */
  onSheet: (text: string) => void;
  /** Keeps the element of the chosen cell, so that the toolbar can return the focus. */
  cells: Map<string, HTMLElement>;
};

/** The cards as a grid: one cell has the focus, and only the edited cell has an input. */
export function CardGrid({ editor, grid, act, onSheet, cells }: CardGridProps) {
  const { row, column } = useStore(grid);
  const isEditing = useStore(grid, ({ typed }) => typed !== undefined);
  const state = useStore(editor.document);
  const diagnostics = useStore(editor.diagnostics);
  const cards = cardsIn(state);
  const columns = grid.columns();
  // The cell that was chosen already when the mouse was pressed on it.
  const pressed = useRef('');

  function handleKey(event: KeyboardEvent) {
    actOnKey(event.nativeEvent, { editor, grid, act });
  }
  function handlePress(event: MouseEvent, at: { row: number; column: number }) {
    pressed.current = row === at.row && column === at.column ? cellKey(at.row, at.column) : '';
    if (isEditing && pressed.current !== '') return;
    act(() => {
      grid.commit();
      grid.choose(at.row, at.column);
    });
    event.preventDefault();
  }
  /** A second press on the chosen cell, or a touch, which has no keys to start typing with. */
  function handleClick(event: MouseEvent<HTMLElement>, at: { row: number; column: number }) {
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
    const place = cellKey(at.row, at.column);
    if (grid.getState().typed === undefined && (isTouch || pressed.current === place))
      act(() => grid.begin());
  }
  function handleCopy(event: ClipboardEvent) {
    const key = columns[column]?.key;
    if (isEditing || !key) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cellText(cards[row], key));
    if (event.type === 'cut') act(() => grid.write(''));
  }
  function paste(text: string) {
    const rows = readRows(text);
    if (rows && hasHeadings(rows)) return onSheet(text);
    const block = readBlock(text);
    act(() => {
      const [only, ...others] = block.flat();
      if (others.length === 0) grid.write((only ?? '').trim());
      else grid.paste(block);
    });
    return undefined;
  }
  function handlePaste(event: ClipboardEvent) {
    if (isEditing) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() !== '') paste(text);
  }

  return (
    <div className={styles.scroll} data-grid-scroll>
      <table
        // The grid pattern of ARIA: rows and cells of the table then have their roles.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label="Cards"
        aria-readonly={editor.document.readOnly.getState() || undefined}
        className={styles.grid}
        onKeyDown={handleKey}
        onCopy={handleCopy}
        onCut={handleCopy}
        onPaste={handlePaste}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Card
            </th>
            {columns.map(({ key, label, technicalName }) => (
              <th key={key} scope="col" data-column={key.replace(/\d+$/, '')}>
                {label} <code data-technical>{technicalName}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: grid.rowCount() }, (_, index) => (
            <tr key={index} data-chosen={index === row ? '' : undefined}>
              <RowHead row={index} isCard={index < cards.length} diagnostics={diagnostics} />
              {columns.map((each, at) => (
                <GridCell
                  key={each.key}
                  ref={elementRef(cells, cellKey(index, at))}
                  grid={grid}
                  column={each}
                  row={index}
                  card={cards[index]}
                  diagnostics={diagnostics}
                  isChosen={index === row && at === column}
                  isEditing={isEditing && index === row && at === column}
                  onMouseDown={(event) => handlePress(event, { row: index, column: at })}
                  onClick={(event) => handleClick(event, { row: index, column: at })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The number of a card, with a mark if something is wrong with the card as a whole. */
function RowHead({
  row,
  isCard,
  diagnostics,
}: {
  row: number;
  isCard: boolean;
  diagnostics: DiagnosticsState;
}) {
  const message = isCard ? cardMessage(diagnostics, row) : undefined;
  return (
    <th scope="row" className={styles.number} title={message?.text}>
      {isCard ? row + 1 : <span className={styles.new}>New</span>}
      {message && (
        <span className={styles.mark} data-look={message.level}>
          <MessageIcon level={message.level} />
          <span className={words.visuallyHidden}>{message.text}</span>
        </span>
      )}
    </th>
  );
}
