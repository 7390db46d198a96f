import type { CardContentDraft } from '../../../schema/draft/draft';
import { selectionWithin } from '../../model/partPath';
import { sourcesOf } from '../../media/sourcesOf';
import { Card } from './Card';
import styles from './Carousel.module.css';
import type { MessageProps } from '../message/Message';

type CarouselProps = Omit<MessageProps, 'template'> & { cards: CardContentDraft[]; path: string };

/** The cards side by side, each as high as its own content. */
export function Carousel({ cards, path, options, mapMediaUrl, selectedPath }: CarouselProps) {
  return (
    <div
      className={styles['carousel']}
      role="group"
      aria-label={`Carousel, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      // What scrolls takes the focus, so that it scrolls by key too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-testid="preview-carousel"
      data-path={path}
    >
      {cards.map((card, index) => {
        const at = `${path}.cardContents.${index}`;
        return (
          // A card has no identity of its own in the draft but its place.
          <Card
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            card={card}
            shape="vertical"
            path={at}
            name={`Card ${index + 1} of ${cards.length}`}
            {...sourcesOf(card, mapMediaUrl)}
            mediaState={options.mediaState}
            textSize={options.textSize}
            selectedPath={selectionWithin(selectedPath, at)}
          />
        );
      })}
    </div>
  );
}
