import { sourcesOf } from '../../media/sourcesOf';
import { selectionWithin } from '../../message/parts';
import type { CarouselProps } from '../../screen/MessageProps';
import { Card } from './Card';

/** The cards of a message. The only identity of a card in the draft is its position. */
export function Cards({ cards, mediaState, mapMediaUrl, selectedPath }: CarouselProps) {
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
