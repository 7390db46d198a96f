import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { MediaState } from '../../media/mediaFace';
import { sourcesOf, type MapMediaUrl } from '../../media/sourcesOf';
import type { CardPart } from '../../message/drawnCards';
import { CardMedia } from '../cards/CardMedia';
import { CardSuggestions } from '../cards/CardSuggestions';
import styles from './FullView.module.css';
import { Icon, OutlineIcon } from '../parts/Icon';
import { sheetOutlines } from './sheetOutlines';
import { PieceText } from '../../text/PieceText';
import { usePhoneActs } from '../../screen/phoneActs';
import { useDialogFocus } from '../../screen/useDialogFocus';

type FullViewProps = {
  cards: CardPart[];
  path: string;
  mediaState: MediaState;
  mapMediaUrl?: MapMediaUrl | undefined;
};

/** Least distance of a swipe, CSS px. */
const minSwipe = 40;

/**
 * A cut card on the whole screen (documented second-hand): tall media with a margin of 16, the whole text, which
 * scrolls, the suggestions fixed at the bottom. A swipe leads to the next card.
 */
export function FullView({ cards, path, mediaState, mapMediaUrl }: FullViewProps) {
  const acts = usePhoneActs();
  const view = useRef<HTMLDivElement>(null);
  const swipeStart = useRef<number>(undefined);
  const hasSwiped = useRef(false);
  useDialogFocus(view);
  const index = cards.findIndex((part) => part.path === path);
  const shown = cards[index];
  if (!shown) return null;
  const { card } = shown;

  function turn(by: number) {
    const next = cards[index + by];
    if (next) acts?.openPage({ kind: 'fullView', path: next.path });
  }
  function startSwipe({ clientX }: PointerEvent) {
    swipeStart.current = clientX;
    hasSwiped.current = false;
  }
  function endSwipe({ clientX }: PointerEvent) {
    const moved = swipeStart.current === undefined ? 0 : clientX - swipeStart.current;
    swipeStart.current = undefined;
    hasSwiped.current = Math.abs(moved) >= minSwipe;
    if (hasSwiped.current) turn(moved < 0 ? 1 : -1);
  }
  /** A swipe that starts and ends on the picture is no tap on it. */
  function ignoreClickOfSwipe(event: MouseEvent) {
    if (hasSwiped.current) event.stopPropagation();
    hasSwiped.current = false;
  }

  return (
    <div
      ref={view}
      className={styles.view}
      role="dialog"
      aria-label={`Card ${index + 1} of ${cards.length}, full view`}
      data-testid="preview-fullview"
      data-path={path}
      onPointerDown={startSwipe}
      onClickCapture={ignoreClickOfSwipe}
      onPointerUp={endSwipe}
      onPointerCancel={() => {
        swipeStart.current = undefined;
      }}
    >
      <div className={styles.bar}>
        <button type="button" aria-label="Back" onClick={acts?.close}>
          <Icon name="back" size={24} />
        </button>
        <span className={styles.place}>
          {index + 1} of {cards.length}
        </span>
        <button type="button" aria-label="Previous card" aria-disabled={index === 0} onClick={() => turn(-1)}>
          <OutlineIcon outline={sheetOutlines.previous} size={24} />
        </button>
        <button
          type="button"
          aria-label="Next card"
          aria-disabled={index === cards.length - 1}
          onClick={() => turn(1)}
        >
          <OutlineIcon outline={sheetOutlines.next} size={24} />
        </button>
      </div>
      {/* A scrolling element takes the focus, so that it also scrolls by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.content} role="group" aria-label="Card" tabIndex={0}>
        {card.media && (
          <div className={styles.media}>
            <CardMedia
              media={{ ...card.media, height: 'TALL' }}
              cardPath={path}
              {...sourcesOf(card, mapMediaUrl)}
              state={mediaState}
              height="TALL"
            />
          </div>
        )}
        {card.title && (
          <div className={styles.title} dir="auto">
            <PieceText text={card.title} />
          </div>
        )}
        {card.description && (
          <div className={styles.description} dir="auto">
            <PieceText text={card.description} />
          </div>
        )}
      </div>
      {card.suggestions && (
        <div className={styles.suggestions}>
          <CardSuggestions suggestions={card.suggestions} path={`${path}.suggestions`} shape="vertical" />
        </div>
      )}
    </div>
  );
}
