import { selectionWithin } from '../../model/partPath';
import { messagePaths } from '../../message/messagePaths';
import { carouselName } from '../../message/words';
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
      aria-label={carouselName(cards.length)}
      // A scrolling element takes the focus, so that it also scrolls by key.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-strip
      data-testid="preview-carousel"
      data-path={messagePaths.carousel}
    >
      {cards.map(({ shape: _, ...drawn }) => (
        <Card
          {...drawn}
          // The only identity of a card in the draft is its position.
          key={drawn.path}
          shape="vertical"
          {...sourcesOf(drawn.card, mapMediaUrl)}
          mediaState={mediaState}
          selectedPath={selectionWithin(selectedPath, drawn.path)}
        />
      ))}
    </div>
  );
}
