import { androidSizes, narrowCard } from '../../../schema/phones/androidFigures';

/** The space in dp beside the texts of a carousel card of this width. */
export function textInset(cardWidth: number): number {
  return cardWidth > narrowCard ? androidSizes.wideInset : androidSizes.narrowInset;
}
