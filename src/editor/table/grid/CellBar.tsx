import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { Counter } from '../../fields/Counter';
import type { TemplateEditor } from '../../model/TemplateEditor';
import { cellMessages, cardMessages } from '../model/cellMessages';
import { cellPath } from '../model/cellPath';
import type { CardGrid } from '../model/createCardGrid';
import { cardsIn } from '../model/editCells';
import { cellText } from '../model/tableColumns';
import { OfferButtons } from '../parts/OfferButtons';
import { useOffer } from '../parts/useOffer';
import styles from './CellBar.module.css';

type CellBarProps = {
  editor: TemplateEditor;
  grid: CardGrid;
  act: (run: () => void) => void;
};

/** The chosen cell in full: its name, text and count, what is wrong with it, and a way to mend it. */
export function CellBar({ editor, grid, act }: CellBarProps) {
  const { row, column, typed } = useStore(grid);
  const cards = useStore(editor.document, (state) => cardsIn(state));
  const diagnostics = useStore(editor.diagnostics);
  const cell = grid.columns()[column];
  const card = cards[row];
  const offer = useOffer(editor, cellPath(card, row, cell?.key ?? 'title'));
  if (!cell) return null;
  const text = typed ?? cellText(card, cell.key);
  const own = cellMessages(diagnostics, card, row, cell.key);
  const whole = cardMessages(diagnostics, row);
  const error = own.error ?? whole.error;
  const warning = own.warning ?? whole.warning;
  return (
    <div className={styles.bar}>
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
      {offer && typed === undefined && (
        <OfferButtons
          editor={editor}
          label={cell.label}
          offer={offer}
          onTake={(choice) => act(() => editor.offers.take(choice))}
        />
      )}
    </div>
  );
}
