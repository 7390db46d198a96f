import { CircleAlert } from 'lucide-react';
import type { CardContentDraft } from '../../schema/draft/draft';
import { useStore } from '../../ui/useStore';
import { DragGrip } from '../rows/DragGrip';
import { useEditor } from '../model/EditorContext';
import { countBelow } from '../model/diagnostics';
import type { ListActions } from '../rows/listActions';
import { valueAt } from '../../lib/path';
import { cardsPath } from '../model/paths';
import { copyByKey, moveByKey, RowTools } from '../rows/RowTools';
import styles from './CardRow.module.css';

type CardRowProps = { index: number; count: number; chosen: boolean; actions: ListActions };

/** One card in the outline of a carousel. */
export function CardRow({ index, count, chosen, actions }: CardRowProps) {
  const editor = useEditor();
  const path = `${cardsPath}.${index}`;
  const title = useStore(editor.draft, (draft) => {
    const card = valueAt(draft, path) as CardContentDraft | undefined;
    return card?.title?.trim() || card?.description?.trim() || '';
  });
  // A tall picture in small cards is caused by another control, so it is told at once.
  const problems = useStore(editor.board, (board) =>
    board.allRevealed ? countBelow(board, path) : Number(board.byPath.has(`${path}.media.height`)),
  );
  const number = index + 1;
  const words = title === '' ? 'No title yet' : title;

  return (
    <li
      className={styles['row']}
      data-chosen={chosen ? '' : undefined}
      onKeyDown={(event) => moveByKey(event, index, actions)}
      onCopy={(event) => copyByKey(event, editor, actions)}
      onCut={(event) => copyByKey(event, editor, actions)}
    >
      <DragGrip onMove={actions.moveTo} />
      <button
        type="button"
        className={styles['open']}
        aria-current={chosen ? 'true' : undefined}
        aria-label={`Card ${number}: ${words}${problems > 0 ? `, ${problems} to mend` : ''}`}
        data-focus={`${path}.open`}
        onClick={() => editor.session.set({ ...editor.session.get(), card: index, open: {}, selected: path })}
      >
        <span className={styles['number']}>{number}</span>
        <span className={styles['title']} data-blank={title === '' ? '' : undefined} dir="auto">
          {words}
        </span>
        {problems > 0 && (
          <span className={styles['flag']} aria-hidden>
            <CircleAlert />
            {problems}
          </span>
        )}
      </button>
      <RowTools list={cardsPath} name="card" index={index} count={count} actions={actions} />
    </li>
  );
}
