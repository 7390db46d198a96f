import { openActionSheet, type Conversation, type Page } from '../../model/conversation';
import type { PreviewOptions } from '../../model/options';
import { drawnCards, type CardPart } from '../../message/drawnCards';
import { ActionSheetFrame } from './ActionSheetFrame';
import styles from './Overlays.module.css';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { type MediaState, mediaNames, androidMediaFace } from '../../media/mediaFace';
import { sourcesOf, type MapMediaUrl } from '../../media/sourcesOf';
import { AndroidMediaPicture, AndroidCardMedia } from '../cards/CardMedia';
import { CardSuggestions } from '../cards/CardSuggestions';
import { AndroidIcon } from '../parts/Icon';
import { PieceText } from '../../text/PieceText';
import { usePhoneActs, useAltText } from '../../screen/PhoneContexts';
import { useDialogFocus } from '../../screen/phoneFocus';
import { writtenAs } from '../../../lib/text/language';

type OverlaysProps = {
  conversation: Conversation;
  options: PreviewOptions;
  mapMediaUrl: MapMediaUrl | undefined;
};

/** The layers over the conversation: a page of the app, and above it the sheet of an action. */
export function AndroidOverlays({ conversation, options, mapMediaUrl }: OverlaysProps) {
  const { template, page } = conversation;
  const sheet = openActionSheet(conversation, 'android');
  const cards = page ? drawnCards(template) : [];
  const partOf = (kind: Page['kind']) => {
    const open = [page, page?.under].find((each) => each?.kind === kind);
    return open && cards.find(({ path }) => path === open.path);
  };
  const [full, picture] = [partOf('fullView'), partOf('media')];
  const media = { mediaState: options.mediaState, mapMediaUrl };
  return (
    <>
      <div className={styles.page} inert={sheet !== undefined}>
        {full && (
          <div className={styles.page} inert={picture !== undefined}>
            <FullView cards={cards} path={full.path} {...media} />
          </div>
        )}
        {picture && <MediaViewer part={picture} {...media} />}
      </div>
      {sheet && <ActionSheetFrame sheet={sheet} locality={options} />}
    </>
  );
}

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
function FullView({ cards, path, mediaState, mapMediaUrl }: FullViewProps) {
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
          <AndroidIcon name="back" size={24} />
        </button>
        <span className={styles.place}>
          {index + 1} of {cards.length}
        </span>
        <button type="button" aria-label="Previous card" aria-disabled={index === 0} onClick={() => turn(-1)}>
          <AndroidIcon name="previous" size={24} />
        </button>
        <button
          type="button"
          aria-label="Next card"
          aria-disabled={index === cards.length - 1}
          onClick={() => turn(1)}
        >
          <AndroidIcon name="next" size={24} />
        </button>
      </div>
      {/* A scrolling element takes the focus, so that it also scrolls by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.content} role="group" aria-label="Card" tabIndex={0}>
        {card.media && (
          <div className={styles.media}>
            <AndroidCardMedia
              media={{ ...card.media, height: 'TALL' }}
              cardPath={path}
              {...sourcesOf(card, mapMediaUrl)}
              state={mediaState}
              height="TALL"
            />
          </div>
        )}
        {card.title && (
          <div className={styles.title} {...writtenAs(card.title)}>
            <PieceText text={card.title} breaksAddresses />
          </div>
        )}
        {card.description && (
          <div className={styles.description} {...writtenAs(card.description)}>
            <PieceText text={card.description} breaksAddresses />
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

type MediaViewerProps = {
  part: CardPart;
  mediaState: MediaState;
  mapMediaUrl?: MapMediaUrl | undefined;
};

/** The media of a card on the whole screen, uncropped. It plays no video and opens no document. */
function MediaViewer({ part: { card }, mediaState, mapMediaUrl }: MediaViewerProps) {
  const acts = usePhoneActs();
  const viewer = useRef<HTMLDivElement>(null);
  useDialogFocus(viewer);
  const { fileUrl = '', thumbnailUrl = '' } = card.media?.contentInfo ?? {};
  const altText = useAltText(fileUrl);
  const sources = sourcesOf(card, mapMediaUrl);
  const face = androidMediaFace({ fileUrl, thumbnailUrl, ...sources }, mediaState);
  return (
    <div
      ref={viewer}
      className={styles.viewer}
      role="dialog"
      aria-label={`${altText ?? mediaNames[face.kind]}, full screen`}
      data-testid="preview-viewer"
    >
      <button type="button" className={styles.close} aria-label="Close" onClick={acts?.close}>
        <AndroidIcon name="close" size={24} />
      </button>
      <div className={styles.mediaViewerMedia}>
        <AndroidMediaPicture face={face} thumbnailSource={sources.thumbnailSource} />
      </div>
    </div>
  );
}
