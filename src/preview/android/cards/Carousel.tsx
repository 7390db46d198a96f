import { use, useLayoutEffect, useState } from 'react';
import type { CardWidth } from '../../../schema/values/enums';
import { selectionWithin } from '../../model/partPath';
import { carouselCardPath, messagePaths } from '../../model/templateParts';
import { sourcesOf } from '../../media/sourcesOf';
import { LayoutContext } from '../../screen/useLayout';
import { SamplesContext } from '../../text/withSamples';
import type { CarouselProps } from '../../screen/MessageProps';
import { Strip } from '../parts/Strip';
import { Card } from './Card';
import styles from './Carousel.module.css';
import { createFitRound, FitRoundContext } from './fitRound';

type AndroidCarouselProps = CarouselProps & { width: CardWidth | undefined; still: boolean };

/** The cards side by side in one row, all as high as the highest. */
export function Carousel({
  cards,
  width = 'MEDIUM',
  mediaState,
  mapMediaUrl,
  selectedPath,
  still,
}: AndroidCarouselProps) {
  const [round] = useState(createFitRound);
  // What makes a card measure again makes the carousel run the round: a changed card, layout or sample.
  use(LayoutContext);
  use(SamplesContext);
  useLayoutEffect(() => round.run());
  return (
    <Strip
      name={`Carousel, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      still={still}
      className={styles['carousel']}
      testId="preview-carousel"
      path={messagePaths.carousel}
    >
      <FitRoundContext value={round}>
        {cards.map((card, index) => {
          const path = carouselCardPath(index);
          return (
            // The only identity of a card in the draft is its position.
            <Card
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              card={card}
              shape={width === 'SMALL' ? 'small' : 'medium'}
              path={path}
              name={`Card ${index + 1} of ${cards.length}`}
              {...sourcesOf(card, mapMediaUrl)}
              mediaState={mediaState}
              selectedPath={selectionWithin(selectedPath, path)}
            />
          );
        })}
      </FitRoundContext>
    </Strip>
  );
}
