import { iosSizes } from '../../../schema/phones/iosFigures';
import type { Size } from '../../media/recommendedMedia';
import { mediaRatio } from './mediaRatio';

/** The box of a card's picture in pt: a square beside the text, else as wide as the card at the picture's own ratio. */
export function mediaBox(isThumbnail: boolean, natural: Size | undefined): Size {
  if (isThumbnail) return { width: iosSizes.thumbnail, height: iosSizes.thumbnail };
  return { width: iosSizes.cardWidth, height: iosSizes.cardWidth / mediaRatio(natural) };
}
