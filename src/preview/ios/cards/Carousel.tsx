import { selectionWithin } from '../../model/partPath';
import { carouselCardPath, messagePaths } from '../../model/templateParts';
import { sourcesOf } from '../../media/sourcesOf';
import type { CarouselProps } from '../../screen/MessageProps';
import { Card } from './Card';
import styles from './Carousel.module.css';

/** The cards side by side, each as high as its own content. */
export function Carousel({ cards, mediaState, mapMediaUrl, selectedPath }: CarouselProps) {
  return (
    <div
      className={styles['carousel']}
      role="group"
      aria-label={`Carousel, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      // A scrolling element takes the focus, so that it also scrolls by key.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-strip
      data-testid="preview-carousel"
      data-path={messagePaths.carousel}
    >
      {cards.map((card, index) => {
        const path = carouselCardPath(index);
        return (
          // The only identity of a card in the draft is its position.
          <Card
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            card={card}
            shape="vertical"
            path={path}
            name={`Card ${index + 1} of ${cards.length}`}
            {...sourcesOf(card, mapMediaUrl)}
            mediaState={mediaState}
            selectedPath={selectionWithin(selectedPath, path)}
          />
        );
      })}
    </div>
  );
}
