import { type MediaHeight, mediaHeights } from '../../../schema/values/enums';
import { androidSizes, carouselWidths as widthTables } from '../../../schema/phones/androidFigures';
import type { PreviewOptions } from '../../model/options';
import type { Size } from '../../media/recommendedMedia';
import type { CardShape } from '../../message/drawnCards';
import { drawnHeight } from '../../message/drawnHeight';

type Widths = Pick<PreviewOptions, 'carouselWidths' | 'deviceWidth'>;

/**
 * The box of a card's picture in dp. Beside a text it is as high as the text and the card's least height: pass that
 * height if it is known.
 */
export function mediaBox(
  shape: CardShape,
  height: MediaHeight | undefined,
  { carouselWidths, deviceWidth }: Widths,
  sideHeight: number = androidSizes.cardMin,
): Size {
  const drawn = drawnHeight(shape, height);
  if (drawn === undefined)
    return { width: androidSizes.mediaSide, height: Math.max(androidSizes.cardMin, sideHeight) };
  const widths = widthTables[carouselWidths];
  const width =
    shape === 'small'
      ? widths.SMALL
      : shape === 'medium'
        ? widths.MEDIUM
        : deviceWidth - 2 * androidSizes.threadInset;
  return { width, height: mediaHeights[drawn] };
}
