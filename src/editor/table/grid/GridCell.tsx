import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId, type MouseEvent, type Ref } from 'react';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { suggestionKindOf, kindNames } from '../../../schema/draft/suggestionKinds';
import type { DiagnosticsState } from '../../model/diagnosticsState';
import { useStore } from 'zustand';
import { cellMessages, buttonOf, cellText, type TableColumn } from '../model/tableColumns';
import type { CardGridModel } from '../model/createCardGrid';
import { pictureOf, SmallPicture } from '../../media/SmallPicture';
import styles from './GridCell.module.css';

type GridCellProps = {
  ref: Ref<HTMLTableCellElement>;
  grid: CardGridModel;
  column: TableColumn;
  row: number;
  card: CardContentDraft | undefined;
  diagnostics: DiagnosticsState;
  isChosen: boolean;
  isEditing: boolean;
  onMouseDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** One cell: its text with a mark of what is wrong, or the input while it is edited. */
export function GridCell(props: GridCellProps) {
  const { ref, grid, column, row, card, diagnostics, isChosen, isEditing, onMouseDown, onClick } = props;
  const id = useId();
  const text = cellText(card, column.key);
  const { error, warning } = cellMessages(diagnostics, card, row, column.key);
  const message = error ?? warning;
  return (
    <td
      ref={ref}
      // While it is edited, its input takes the focus.
      tabIndex={isEditing ? undefined : isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-invalid={error ? true : undefined}
      aria-describedby={message ? id : undefined}
      className={styles.cell}
      data-column={column.key.replace(/\d+$/, '')}
      data-look={error ? 'error' : warning ? 'warning' : undefined}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      {isEditing ? (
        <CellInput grid={grid} column={column} row={row} />
      ) : (
        <>
          {column.key === 'picture' && <CellPicture address={pictureOf(card?.media)} />}
          <span className={styles.text} dir={text === '' ? undefined : column.dir}>
            {text === '' ? (
              <Placeholder card={card} column={column} />
            ) : (
              <>
                {isReplyTarget(card, column) && <span className={styles.faint}>Reply sends </span>}
                {text}
              </>
            )}
          </span>
        </>
      )}
      {message && !isEditing && (
        <span className={styles.mark} aria-hidden>
          {error ? <CircleAlert /> : <TriangleAlert />}
        </span>
      )}
      {message && (
        <span id={id} hidden>
          {message}
        </span>
      )}
    </td>
  );
}

/** The picture of a card, small: addresses of uploads look alike. A plain tile stands for what cannot be drawn. */
function CellPicture({ address }: { address: string }) {
  return address === '' ? null : (
    <span className={styles.picture} aria-hidden>
      <SmallPicture address={address} />
    </span>
  );
}

/** A reply leads nowhere: its target is the data that the tap sends. */
function isReplyTarget(card: CardContentDraft | undefined, { key }: TableColumn): boolean {
  const button = buttonOf(key);
  return button?.part === 'target' && card?.suggestions?.[button.index]?.reply !== undefined;
}

/** What a button without a target does. */
function Placeholder({ card, column }: Pick<GridCellProps, 'card' | 'column'>) {
  const button = buttonOf(column.key);
  const suggestion = button?.part === 'target' ? card?.suggestions?.[button.index] : undefined;
  const kind = suggestion && suggestionKindOf(suggestion);
  return kind ? <span className={styles.faint}>{kindNames[kind]}</span> : null;
}

function CellInput({ grid, column, row }: { grid: CardGridModel; column: TableColumn; row: number }) {
  const typed = useStore(grid, (state) => state.typed ?? '');
  return (
    <textarea
      rows={1}
      aria-label={`${column.label} of card ${row + 1}`}
      className={styles.input}
      value={typed}
      dir={column.dir}
      spellCheck={column.dir === 'auto'}
      autoComplete="off"
      inputMode={column.key === 'picture' ? 'url' : undefined}
      ref={(element) => {
        if (!element || element === document.activeElement) return;
        element.focus();
        element.setSelectionRange(element.value.length, element.value.length);
      }}
      onChange={({ target }) => grid.type(column.isLong ? target.value : target.value.replaceAll('\n', ' '))}
      onBlur={grid.commit}
    />
  );
}
