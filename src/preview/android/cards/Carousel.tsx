import type { CardContentDraft } from '../../../schema/draft/draft';
import type { CardWidth } from '../../../schema/values/enums';
import { selectionWithin } from '../../model/partPath';
import { Card } from './Card';
import styles from './Carousel.module.css';
import type { MessageProps } from '../message/Message';
import { sourcesOf } from '../../media/sourcesOf';
import { Strip } from '../parts/Strip';

type Props = Omit<MessageProps, 'template' | 'showChips'> & {
  cards: CardContentDraft[];
  width: CardWidth | undefined;
  path: string;
};

/** The cards side by side in one row, all as high as the highest. */
export function Carousel({
  cards,
  width = 'MEDIUM',
  path,
  mediaState,
  mapMediaUrl,
  selectedPath,
  still,
}: Props) {
  return (
    <Strip
      name={`Carousel, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      still={still}
      className={styles['carousel']}
      testId="preview-carousel"
      path={path}
    >
      {cards.map((card, index) => {
        const at = `${path}.cardContents.${index}`;
        return (
          // A card has no identity of its own in the draft but its place.
          <Card
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            card={card}
            shape={width === 'SMALL' ? 'small' : 'medium'}
            path={at}
            name={`Card ${index + 1} of ${cards.length}`}
            {...sourcesOf(card, mapMediaUrl)}
            mediaState={mediaState}
            selectedPath={selectionWithin(selectedPath, at)}
          />
        );
      })}
    </Strip>
  );
}
