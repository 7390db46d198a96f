import { mediaAt } from '../../editor/media/pictureCommands';
import type { CardPath } from '../../schema/draft/cards';
import { androidMediaBox as androidBox, iosMediaBox as iosBox } from '../../preview/media/mediaBox';
import { drawnCards, isBesideText } from '../../preview/message/drawnCards';
import type { PreviewOptions, System } from '../../preview/model/options';
import type { MediaPlace } from '../../preview/media/recommendedMedia';
import type { Size } from '../../preview/media/mediaBox';
import type { TemplateDraft } from '../../schema/draft/draft';
import type { MediaHeight } from '../../schema/values/enums';

/** Where the picture of a card stands on the phones. */
export type CardPlace = { place: MediaPlace; height: MediaHeight | undefined };

/** The place of a card's picture. */
export function cardPlaceOf(draft: TemplateDraft, at: CardPath): CardPlace {
  const { shape = 'vertical' } = drawnCards(draft).find(({ path }) => path === at) ?? {};
  return { place: isBesideText(shape) ? 'side' : shape, height: mediaAt(draft, at)?.height };
}

type BoxOptions = Pick<PreviewOptions, 'carouselWidths' | 'deviceWidth'> & {
  /** The drawn height of the text beside the picture of a horizontal card, in dp. */
  sideHeight: number | undefined;
};

/** The boxes in which both phones draw a picture of this size, in their own px. */
export function boxesOf(
  { place, height }: CardPlace,
  picture: Size,
  { sideHeight, ...options }: BoxOptions,
): Record<System, Size> {
  return {
    android: androidBox(place === 'side' ? 'left' : place, height, options, sideHeight),
    ios: iosBox(place === 'side', picture),
  };
}
