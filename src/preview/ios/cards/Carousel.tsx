import { messagePaths } from '../../message/parts';
import { carouselName } from '../../message/words';
import type { CarouselProps } from '../../screen/MessageProps';
import { Cards } from './Cards';
import styles from './Carousel.module.css';

/** The cards side by side, each as high as its own content. */
export function Carousel(props: CarouselProps) {
  const { cards } = props;
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-label={carouselName(cards.length)}
      // A scrolling element takes the focus, so that it also scrolls by key.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-strip
      data-testid="preview-carousel"
      data-path={messagePaths.carousel}
    >
      <Cards {...props} />
    </div>
  );
}
