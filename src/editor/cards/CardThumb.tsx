import { useCallback, type KeyboardEvent } from 'react';
import type { CardContentDraft } from '../../schema/draft/draft';
import { withNames } from '../../schema/draft/parameterNotes';
import { useStore } from 'zustand';
import { MarkSign } from '../fields/MarkSign';
import { useEditor, useFocusTarget, useMark, useReadPart } from '../model/EditorContext';
import { markWords } from '../model/diagnosticsState';
import { cardsPath } from '../../schema/draft/cards';
import type { RowDrag } from '../rows/createRowDrag';
import type { ListActions } from '../rows/listActions';
import { copyByKey, moveByKey, removeByKey } from '../rows/RowTools';
import { pictureOf } from '../media/pictureAddress';
import { SmallPicture } from '../media/SmallPicture';
import styles from './CardStrip.module.css';

type CardThumbProps = { index: number; count: number; chosen: boolean; actions: ListActions; drag: RowDrag };

/** One card in the strip: its number, its picture and its mark. */
export function CardThumb({ index, count, chosen, actions, drag }: CardThumbProps) {
  const editor = useEditor();
  const path = `${cardsPath}.${index}`;
  const line = useFocusTarget(path, 'line');
  const title = useReadPart(path, (card) => titleOf(card as CardContentDraft | undefined));
  const picture = useReadPart(path, (card) => pictureOf((card as CardContentDraft | undefined)?.media));
  const mark = useMark(path);
  const notes = useStore(editor.document.parameters);
  const label = title === '' ? 'No title yet' : withNames(title, notes);
  const attach = useCallback(
    (button: HTMLButtonElement | null) => {
      if (button && chosen) revealInStrip(button);
      return line(button);
    },
    [line, chosen],
  );

  function handleKey(event: KeyboardEvent) {
    if (removeByKey(event, index, actions)) return;
    moveByKey(event, index, actions, true);
    const next = event.defaultPrevented ? undefined : neighbour(event, index, count);
    if (next === undefined) return;
    event.preventDefault();
    editor.selection.openCard(next, `${cardsPath}.${next}`);
    editor.focus.focusSpot(`${cardsPath}.${next}`, 'line');
  }

  return (
    <li
      className={styles.item}
      data-picture-drop={path}
      onPointerEnter={({ currentTarget }) => drag.prepare(currentTarget)}
    >
      <button
        type="button"
        className={styles.thumb}
        // One tab stop for the strip; arrows go from card to card.
        tabIndex={chosen ? 0 : -1}
        aria-current={chosen ? 'true' : undefined}
        aria-label={`Card ${index + 1}: ${label}${markWords(mark)}`}
        title={label}
        ref={attach}
        onClick={() => editor.selection.openCard(index, path)}
        onKeyDown={handleKey}
        onCopy={(event) => copyByKey(event, editor, actions)}
        onCut={(event) => copyByKey(event, editor, actions)}
      >
        <SmallPicture address={picture} />
        <span className={styles.number}>{index + 1}</span>
        {mark && (
          <span className={styles.mark} aria-hidden>
            <MarkSign mark={mark} />
          </span>
        )}
      </button>
    </li>
  );
}

function titleOf(card: CardContentDraft | undefined): string {
  return card?.title?.trim() || card?.description?.trim() || '';
}

/** The card that a key leads to from another one. */
function neighbour({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, index: number, count: number) {
  if (altKey || ctrlKey || metaKey) return undefined;
  const place = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key];
  return place === undefined || place < 0 || place >= count ? undefined : place;
}

/** Scrolls the strip alone, never the page around it. */
function revealInStrip(button: HTMLElement) {
  const strip = button.parentElement?.parentElement;
  if (!strip) return;
  const [item, view] = [button.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (item.left < view.left) strip.scrollLeft -= view.left - item.left + 8;
  else if (item.right > view.right) strip.scrollLeft += item.right - view.right + 8;
}
