import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId, type MouseEvent, type Ref } from 'react';
import type { CardContentDraft } from '../../../schema/draft/draft';
import { suggestionKindOf, kindNames } from '../../../schema/draft/suggestionKinds';
import type { DiagnosticsState } from '../../model/diagnosticsState';
import { useStore } from 'zustand';
import { cellMessage, buttonOf, cellText, type CellMessage, type TableColumn } from '../model/tableColumns';
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
  const message = cellMessage(diagnostics, card, row, column.key);
  const picture = column.key === 'picture' ? pictureOf(card?.media) : '';
  const note = targetNote(card, column, text);
  return (
    <td
      ref={ref}
      // While it is edited, its input takes the focus.
      tabIndex={isEditing ? undefined : isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-invalid={message?.level === 'error' || undefined}
      aria-describedby={message ? id : undefined}
      className={styles.cell}
      data-column={column.key.replace(/\d+$/, '')}
      data-label={column.label}
      data-look={message?.level}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      {isEditing ? (
        <CellInput grid={grid} column={column} row={row} />
      ) : (
        <>
          {picture !== '' && (
            // Addresses of uploads look alike. A plain tile is shown for what cannot be drawn.
            <span className={styles.picture} aria-hidden>
              <SmallPicture address={picture} />
            </span>
          )}
          <span className={styles.text} dir={text === '' ? undefined : column.dir}>
            {note && <span className={styles.faint}>{note}</span>}
            {text}
          </span>
        </>
      )}
      {message && !isEditing && (
        <span className={styles.mark}>
          <MessageIcon level={message.level} />
        </span>
      )}
      {message && (
        <span id={id} hidden>
          {message.text}
        </span>
      )}
    </td>
  );
}

/** The icon of an error or a warning. */
export const MessageIcon = ({ level }: Pick<CellMessage, 'level'>) =>
  level === 'error' ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />;

/** What a button does, in the cell of its target. A reply leads nowhere: its target is the data that the tap sends. */
function targetNote(card: CardContentDraft | undefined, { key }: TableColumn, text: string) {
  const button = buttonOf(key);
  const suggestion = button?.part === 'target' ? card?.suggestions?.[button.index] : undefined;
  const kind = suggestion && suggestionKindOf(suggestion);
  if (kind && text === '') return kindNames[kind];
  return kind === 'reply' ? 'Quick reply with ID ' : undefined;
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
