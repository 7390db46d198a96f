import { card, thumbnail } from '../../model/iosSizes';
import type { Size } from '../../media/recommendedMedia';
import { mediaRatio } from './mediaRatio';

/** The box of a card's picture in pt: a square beside the text, else as wide as the card at the picture's own ratio. */
export function mediaBox(isThumbnail: boolean, natural: Size | undefined): Size {
  if (isThumbnail) return { width: thumbnail.side, height: thumbnail.side };
  return { width: card.width, height: card.width / mediaRatio(natural) };
}
