import { use, useLayoutEffect, useState } from 'react';
import { selectionWithin } from '../../model/partPath';
import { messagePaths } from '../../message/messagePaths';
import { carouselName } from '../../message/words';
import { sourcesOf } from '../../media/sourcesOf';
import { LayoutContext } from '../../screen/useLayout';
import { SamplesContext } from '../../text/withSamples';
import type { CarouselProps } from '../../screen/MessageProps';
import { Strip } from '../parts/Strip';
import { Card } from './Card';
import styles from './Carousel.module.css';
import { createFitRound, FitRoundContext } from './fitRound';

type AndroidCarouselProps = CarouselProps & { still: boolean };

/** The cards side by side in one row, all as high as the highest. */
export function Carousel({ cards, mediaState, mapMediaUrl, selectedPath, still }: AndroidCarouselProps) {
  const [round] = useState(createFitRound);
  // What makes a card measure again makes the carousel run the round: a changed card, layout or sample.
  use(LayoutContext);
  use(SamplesContext);
  useLayoutEffect(() => round.run());
  return (
    <Strip
      name={carouselName(cards.length)}
      still={still}
      className={styles['carousel']}
      testId="preview-carousel"
      path={messagePaths.carousel}
    >
      <FitRoundContext value={round}>
        {cards.map((drawn) => (
          <Card
            {...drawn}
            // The only identity of a card in the draft is its position.
            key={drawn.path}
            {...sourcesOf(drawn.card, mapMediaUrl)}
            mediaState={mediaState}
            selectedPath={selectionWithin(selectedPath, drawn.path)}
          />
        ))}
      </FitRoundContext>
    </Strip>
  );
}
