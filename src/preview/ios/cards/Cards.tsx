import { sourcesOf } from '../../media/sourcesOf';
import { isInCarousel } from '../../message/drawnCards';
import { selectionWithin } from '../../message/parts';
import type { CarouselProps } from '../../screen/MessageProps';
import { Card } from './Card';

/** The cards of a message. The only identity of a card in the draft is its position. */
export function Cards({ cards, mediaState, mapMediaUrl, selectedPath }: CarouselProps) {
  return cards.map(({ shape, ...drawn }) => (
    <Card
      {...drawn}
      key={drawn.path}
      shape={isInCarousel(shape) ? 'vertical' : shape}
      {...sourcesOf(drawn.card, mapMediaUrl)}
      mediaState={mediaState}
      selectedPath={selectionWithin(selectedPath, drawn.path)}
    />
  ));
}
