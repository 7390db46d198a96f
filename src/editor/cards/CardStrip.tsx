import { Plus, Table } from 'lucide-react';
import { useMemo, useCallback, type KeyboardEvent } from 'react';
import { limits } from '../../schema/values/limits';
import { Button } from '../../ui/controls/Button';
import { useFocusTarget, useEditor, useMark, useReadPart } from '../model/EditorContext';
import { cardsPath } from '../../schema/draft/cards';
import { createRowDrag, type PrepareDrag } from '../rows/DragGrip';
import type { ListActions } from '../rows/listActions';
import { PictureJobs, usePictures } from '../media/Pictures';
import { useStore } from 'zustand';
import { useAddEntry } from '../rows/AddEntry';
import styles from './CardStrip.module.css';
import type { CardContentDraft } from '../../schema/draft/draft';
import { withNames } from '../../schema/draft/parameterNotes';
import { MarkSign } from '../fields/Fold';
import { markWords } from '../model/diagnosticsState';
import { copyByKey, moveByKey, removeByKey } from '../rows/RowTools';
import { pictureOf, SmallPicture } from '../media/SmallPicture';

type CardStripProps = { count: number; chosen: number; actions: ListActions };

/** The cards of a carousel side by side. Stays in sight while the form below it scrolls. */
export function CardStrip({ count, chosen, actions }: CardStripProps) {
  const editor = useEditor();
  const drag = useMemo(() => createRowDrag(actions.moveTo, true), [actions]);
  const addTarget = useFocusTarget(cardsPath, 'field', 'add');
  const pictures = usePictures();
  const { press, isFull, limit, refusal } = useAddEntry({
    name: 'card',
    owner: 'A carousel',
    count,
    max: limits.maxCards,
    onAdd: () => actions.add({}),
  });
  return (
    <div className={styles.strip} data-picture-drop="cards">
      <div className={styles.line}>
        {/* A toolbar tells that arrows go from card to card. */}
        <div role="toolbar" aria-label="Choose a card" className={styles.cards}>
          <ol className={styles.list} aria-label="Cards">
            {Array.from({ length: count }, (_, index) => (
              <CardThumb
                key={index}
                index={index}
                count={count}
                chosen={index === chosen}
                actions={actions}
                drag={drag}
              />
            ))}
          </ol>
        </div>
        <Button
          ref={addTarget}
          className={styles.add}
          data-path={cardsPath}
          aria-label="Add card"
          title={isFull ? limit : 'Add card'}
          aria-disabled={isFull || undefined}
          onClick={press}
        >
          <Plus aria-hidden />
        </Button>
        <Button
          size="small"
          icon={<Table aria-hidden />}
          onClick={() => editor.tools.setState({ name: 'table' }, true)}
        >
          Table
        </Button>
      </div>
      {/* Files on their way to new cards, or to cards that the form does not show. */}
      {pictures && <PictureJobs pictures={pictures} isHere={({ place }) => place !== chosen} />}
      {refusal && <p className={styles.refusal}>{refusal}</p>}
    </div>
  );
}

type CardThumbProps = {
  index: number;
  count: number;
  chosen: boolean;
  actions: ListActions;
  drag: PrepareDrag;
};

/** One card in the strip: its number, its picture and its mark. */
function CardThumb({ index, count, chosen, actions, drag }: CardThumbProps) {
  const editor = useEditor();
  const path = `${cardsPath}.${index}`;
  const line = useFocusTarget(path, 'line');
  const title = useReadPart(path, (card) => titleOf(card as CardContentDraft | undefined));
  const picture = useReadPart(path, (card) => pictureOf((card as CardContentDraft | undefined)?.media));
  const mark = useMark(path);
  const notes = useStore(editor.document, ({ parameters }) => parameters);
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
      onPointerEnter={({ currentTarget }) => drag(currentTarget)}
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
