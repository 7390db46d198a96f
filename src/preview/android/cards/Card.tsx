import { memo, use, useRef, type MouseEvent } from 'react';
import { HighlightsContext, messagePaths, partAttributes, selectionWithin } from '../../message/parts';
import { androidSizes } from '../../../schema/phones/androidFigures';
import type { CardProps, CarouselProps } from '../../screen/PhoneProps';
import type { CardShape } from '../../message/drawnCards';
import { drawnHeight } from '../../media/mediaBox';
import { blankWords, carouselName } from '../../message/words';
import styles from './Card.module.css';
import { AndroidCardMedia } from './CardMedia';
import { CardSuggestions } from './CardSuggestions';
import { AndroidPlaceholder, Strip } from '../parts/parts';
import { Note } from '../../notes/Note';
import { CardWritesContext, useCardFit, useCardWrites } from './useCardFit';
import { usePhoneActs } from '../../screen/PhoneContexts';
import { PieceText } from '../../text/PieceText';
import { sourcesOf } from '../../media/sourcesOf';
import { writtenAs } from '../../../lib/text/language';

const foldWarning = `Some phones cut off what is below this line (${androidSizes.fold} dp)`;

/** A card. Only a change of its own content, position or selection redraws it. */
const Card = memo(function Card(props: CardProps<CardShape>) {
  const { card, shape, path, name, fileSource, thumbnailSource, mediaState, selectedPath } = props;
  const { title = '', description = '', media, suggestions = [] } = card;
  const highlights = use(HighlightsContext);
  const box = useRef<HTMLDivElement>(null);
  useCardFit(card, shape, box);
  const hasText = title !== '' || description !== '';
  const isEmpty = !hasText && !media && suggestions.length === 0;
  return (
    <>
      <div
        ref={box}
        className={styles.card}
        role="group"
        aria-label={name}
        data-testid="preview-card"
        data-shape={shape}
        {...partAttributes(path, selectedPath, highlights)}
      >
        <div className={styles.content}>
          {media && (
            <AndroidCardMedia
              media={media}
              cardPath={path}
              fileSource={fileSource}
              thumbnailSource={thumbnailSource}
              state={mediaState}
              height={drawnHeight(shape, media.height)}
              selectedPath={selectedPath}
            />
          )}
          {hasText && (
            <CardText title={title} description={description} path={path} selectedPath={selectedPath} />
          )}
          {isEmpty && <EmptyCard path={path} />}
          {shape === 'vertical' && <div className={styles.fold} data-testid="preview-fold" />}
        </div>
        {suggestions.length > 0 && (
          <CardSuggestions
            suggestions={suggestions}
            path={`${path}.suggestions`}
            shape={shape}
            selectedPath={selectedPath}
          />
        )}
      </div>
      {shape === 'vertical' && (
        <div className={styles.warning}>
          <Note>{foldWarning}</Note>
        </div>
      )}
    </>
  );
});

function EmptyCard({ path }: { path: string }) {
  return (
    <>
      <AndroidPlaceholder path={`${path}.media`} shape="picture">
        {blankWords.picture}
      </AndroidPlaceholder>
      <div className={styles.text}>
        <AndroidPlaceholder path={`${path}.title`} shape="line">
          {blankWords.title}
        </AndroidPlaceholder>
        <AndroidPlaceholder path={`${path}.description`} shape="line">
          {blankWords.description}
        </AndroidPlaceholder>
      </div>
    </>
  );
}

type CardTextProps = { title: string; description: string; path: string; selectedPath?: string | undefined };

/** Title and description of a card. Once cut, "More" and the texts themselves open the full view. */
function CardText({ title, description, path, selectedPath }: CardTextProps) {
  const acts = usePhoneActs();
  const highlights = use(HighlightsContext);

  function openFullView({ currentTarget }: MouseEvent) {
    // The cut depends on the layout alone: its result is an attribute of the card.
    if (currentTarget.closest('[data-overflow]')) acts?.openPage({ kind: 'fullView', path });
  }
  return (
    // The keyboard has the "More" button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.text} onClick={acts && openFullView}>
      {title !== '' && (
        <div
          className={styles.title}
          {...writtenAs(title)}
          data-part="title"
          data-testid="preview-title"
          {...partAttributes(`${path}.title`, selectedPath, highlights)}
        >
          <PieceText text={title} breaksAddresses />
        </div>
      )}
      {description !== '' && (
        <div
          className={styles.description}
          {...writtenAs(description)}
          data-part="description"
          data-testid="preview-description"
          {...partAttributes(`${path}.description`, selectedPath, highlights)}
        >
          <PieceText text={description} breaksAddresses />
        </div>
      )}
      <button
        type="button"
        className={styles.more}
        tabIndex={-1}
        // Open, its view covers it.
        aria-haspopup="dialog"
        aria-expanded={false}
        data-part="more"
        data-testid="preview-more"
      >
        More
      </button>
    </div>
  );
}

/** The cards of a message. The only identity of a card in the draft is its position. */
export function AndroidCards({ cards, mediaState, mapMediaUrl, selectedPath }: CarouselProps) {
  return cards.map((drawn) => (
    <Card
      {...drawn}
      key={drawn.path}
      {...sourcesOf(drawn.card, mapMediaUrl)}
      mediaState={mediaState}
      selectedPath={selectionWithin(selectedPath, drawn.path)}
    />
  ));
}

/** The cards side by side in one row, all as high as the highest. */
export function AndroidCarousel({ still, ...props }: CarouselProps & { still: boolean }) {
  return (
    <Strip
      name={carouselName(props.cards.length)}
      still={still}
      className={styles.carousel}
      testId="preview-carousel"
      path={messagePaths.carousel}
    >
      <CardWritesContext value={useCardWrites()}>
        <AndroidCards {...props} />
      </CardWritesContext>
    </Strip>
  );
}
