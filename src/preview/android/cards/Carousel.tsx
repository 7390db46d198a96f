import { use, useLayoutEffect, useState } from 'react';
import { messagePaths } from '../../message/parts';
import { carouselName } from '../../message/words';
import { LayoutContext } from '../../screen/useLayout';
import { SamplesContext } from '../../text/withSamples';
import type { CarouselProps } from '../../screen/PhoneProps';
import { Strip } from '../parts/parts';
import { Cards } from './Card';
import styles from './Card.module.css';
import { createFitRound, FitRoundContext } from './useCardFit';

type AndroidCarouselProps = CarouselProps & { still: boolean };

/** The cards side by side in one row, all as high as the highest. */
export function Carousel({ still, ...props }: AndroidCarouselProps) {
  const [round] = useState(createFitRound);
  // What makes a card measure again makes the carousel run the round: a changed card, layout or sample.
  use(LayoutContext);
  use(SamplesContext);
  useLayoutEffect(() => round.run());
  return (
    <Strip
      name={carouselName(props.cards.length)}
      still={still}
      className={styles.carousel}
      testId="preview-carousel"
      path={messagePaths.carousel}
    >
      <FitRoundContext value={round}>
        <Cards {...props} />
      </FitRoundContext>
    </Strip>
  );
}
