import { useRef, type PointerEvent } from 'react';
import type { ConversationAction } from '../../model/conversation';
import type { PreviewOptions } from '../../model/options';
import { sourcesOf, type MapMediaUrl } from '../../media/sourcesOf';
import type { CardPart } from '../../model/templateParts';
import { CardMedia } from '../cards/CardMedia';
import { CardSuggestions } from '../cards/CardSuggestions';
import styles from './FullView.module.css';
import { Icon } from '../parts/Icon';
import { PieceText } from '../parts/PieceText';
import { useDialogFocus } from './useDialogFocus';

type Props = {
  cards: CardPart[];
  path: string;
  mediaState: PreviewOptions['mediaState'];
  mapMediaUrl?: MapMediaUrl | undefined;
  onAction: (action: ConversationAction) => void;
};

/** How far a finger moves before it is a swipe, CSS px. */
const SWIPE = 40;

/**
 * A cut card on the whole screen (documented second-hand): media 264 high and 16 from each side, all of the
 * text, which scrolls, the suggestions fast at the bottom, a swipe to the next card.
 */
export function FullView({ cards, path, mediaState, mapMediaUrl, onAction }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const swipeStart = useRef<number>(undefined);
  useDialogFocus(view);
  const index = cards.findIndex((part) => part.path === path);
  const shown = cards[index];
  if (!shown) return null;
  const { card } = shown;

  function turn(by: number) {
    const next = cards[index + by];
    if (next) onAction({ type: 'openPage', page: { kind: 'fullView', path: next.path } });
  }
  function endSwipe({ clientX }: PointerEvent) {
    const moved = swipeStart.current === undefined ? 0 : clientX - swipeStart.current;
    swipeStart.current = undefined;
    if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
  }

  return (
    <div
      ref={view}
      className={styles['view']}
      role="dialog"
      aria-label={`Card ${index + 1} of ${cards.length}, full view`}
      data-testid="preview-fullview"
      data-path={path}
      onPointerDown={({ clientX }) => {
        swipeStart.current = clientX;
      }}
      onPointerUp={endSwipe}
      onPointerCancel={() => {
        swipeStart.current = undefined;
      }}
    >
      <div className={styles['bar']}>
        <button type="button" aria-label="Back" onClick={() => onAction({ type: 'close' })}>
          <Icon name="back" size={24} />
        </button>
        <span className={styles['place']}>
          {index + 1} of {cards.length}
        </span>
        <button type="button" aria-label="Previous card" aria-disabled={index === 0} onClick={() => turn(-1)}>
          <Icon name="previous" size={24} />
        </button>
        <button
          type="button"
          aria-label="Next card"
          aria-disabled={index === cards.length - 1}
          onClick={() => turn(1)}
        >
          <Icon name="next" size={24} />
        </button>
      </div>
      {/* What scrolls takes the focus, so that it scrolls by key too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['content']} role="group" aria-label="Card" tabIndex={0}>
        {card.media && (
          <div className={styles['media']}>
            <CardMedia
              media={{ ...card.media, height: 'TALL' }}
              path={`${path}.media`}
              {...sourcesOf(card, mapMediaUrl)}
              state={mediaState}
              height="TALL"
            />
          </div>
        )}
        {card.title && (
          <div className={styles['title']} dir="auto">
            <PieceText text={card.title} />
          </div>
        )}
        {card.description && (
          <div className={styles['description']} dir="auto">
            <PieceText text={card.description} />
          </div>
        )}
      </div>
      {card.suggestions && (
        <div className={styles['suggestions']}>
          <CardSuggestions suggestions={card.suggestions} path={`${path}.suggestions`} shape="vertical" />
        </div>
      )}
    </div>
  );
}
