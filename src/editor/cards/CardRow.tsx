import { CircleAlert } from 'lucide-react';
import type { CardContentDraft } from '../../schema/draft/draft';
import { useStore } from '../../ui/useStore';
import type { RowDrag } from '../rows/createRowDrag';
import { DragGrip } from '../rows/DragGrip';
import { useEditor, useFocusTarget } from '../model/EditorContext';
import { countBelow } from '../model/diagnosticsState';
import type { ListActions } from '../rows/listActions';
import { valueAt } from '../../lib/path';
import { cardsPath } from '../model/paths';
import { copyByKey, moveByKey, RowTools } from '../rows/RowTools';
import styles from './CardRow.module.css';

type CardRowProps = { index: number; count: number; chosen: boolean; actions: ListActions; drag: RowDrag };

/** One card in the outline of a carousel. */
export function CardRow({ index, count, chosen, actions, drag }: CardRowProps) {
  const editor = useEditor();
  const path = `${cardsPath}.${index}`;
  const line = useFocusTarget(path, 'line');
  const title = useStore(editor.document, ({ draft }) => titleOf(valueAt(draft, path) as CardContentDraft));
  // A tall picture in small cards is caused by another control, so its issue is shown at once.
  const problems = useStore(editor.diagnostics, (state) =>
    state.allRevealed ? countBelow(state, path) : Number(state.byPath.has(`${path}.media.height`)),
  );
  const number = index + 1;
  const label = title === '' ? 'No title yet' : title;

  return (
    <li
      className={styles['row']}
      data-chosen={chosen ? '' : undefined}
      onKeyDown={(event) => moveByKey(event, index, actions)}
      onCopy={(event) => copyByKey(event, editor, actions)}
      onCut={(event) => copyByKey(event, editor, actions)}
    >
      <DragGrip drag={drag} />
      <button
        type="button"
        className={styles['open']}
        aria-current={chosen ? 'true' : undefined}
        aria-label={`Card ${number}: ${label}${problems > 0 ? `, ${problems} to mend` : ''}`}
        ref={line}
        onClick={() => editor.selection.openCard(index, path)}
      >
        <span className={styles['number']}>{number}</span>
        <span className={styles['title']} data-blank={title === '' ? '' : undefined} dir="auto">
          {label}
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

function titleOf(card: CardContentDraft | undefined): string {
  return card?.title?.trim() || card?.description?.trim() || '';
}
