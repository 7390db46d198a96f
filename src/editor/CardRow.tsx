import { ArrowDown, ArrowUp, CircleAlert, Copy, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { CardContentDraft } from '../schema/draft';
import { IconButton } from '../ui/Button';
import { useStore } from '../ui/createStore';
import { useEditor } from './EditorContext';
import { countBelow } from './issueBoard';
import type { ListActions } from './listActions';
import { cardsPath, valueAt } from './paths';
import { moveOf } from './shortcuts';
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

  function handleKey(event: KeyboardEvent) {
    const step = moveOf(event.nativeEvent);
    if (step === undefined) return;
    event.preventDefault();
    actions.move(index, step);
  }

  return (
    <li className={styles['row']} data-chosen={chosen ? '' : undefined} onKeyDown={handleKey}>
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
      <div className={styles['tools']}>
        <IconButton
          label={`Move card ${number} up`}
          disabled={index === 0}
          data-focus={`${path}.up`}
          onClick={() => actions.move(index, -1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={`Move card ${number} down`}
          disabled={index === count - 1}
          data-focus={`${path}.down`}
          onClick={() => actions.move(index, 1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={`Duplicate card ${number}`} onClick={() => actions.duplicate(index)}>
          <Copy aria-hidden />
        </IconButton>
        <IconButton label={`Delete card ${number}`} onClick={() => actions.remove(index)}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
