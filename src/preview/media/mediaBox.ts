import { type MediaHeight, mediaHeights } from '../../schema/values/enums';
import { isBesideText, type CardShape } from '../message/drawnCards';
import { androidSizes, carouselWidths as widthTables } from '../../schema/phones/androidFigures';
import type { PreviewOptions } from '../model/options';
import { iosMediaRatios, iosSizes } from '../../schema/phones/iosFigures';

export type Size = { width: number; height: number };

/** The height that Android gives to a picture: tall does not fit a small card, and beside a text there is none. */
export function drawnHeight(shape: CardShape, height: MediaHeight | undefined): MediaHeight | undefined {
  if (isBesideText(shape)) return undefined;
  return shape === 'small' && height === 'TALL' ? 'MEDIUM' : (height ?? 'SHORT');
}

type Widths = Pick<PreviewOptions, 'carouselWidths' | 'deviceWidth'>;

/**
 * The box of a card's picture in dp. Beside a text it is as high as the text and the card's least height: pass that
 * height if it is known.
 */
export function androidMediaBox(
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

/** Width by height of the box of a vertical picture: its own ratio within the limits; 3:2 while unknown. */
export function mediaRatio(natural: { width: number; height: number } | undefined): number {
  if (!natural || !(natural.width > 0) || !(natural.height > 0)) return iosMediaRatios.beforeLoading;
  return Math.min(iosMediaRatios.widest, Math.max(iosMediaRatios.narrowest, natural.width / natural.height));
}

/** The box of a card's picture in pt: a square beside the text, else as wide as the card at the picture's own ratio. */
export function iosMediaBox(isThumbnail: boolean, natural: Size | undefined): Size {
  if (isThumbnail) return { width: iosSizes.thumbnail, height: iosSizes.thumbnail };
  return { width: iosSizes.cardWidth, height: iosSizes.cardWidth / mediaRatio(natural) };
}
