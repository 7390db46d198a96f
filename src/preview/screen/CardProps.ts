import type { CardContentDraft } from '../../schema/draft/draft';
import type { MediaState } from '../media/mediaFace';

/** The props of a card on both phones. `Shape`: the layouts of the phone. */
export type CardProps<Shape extends string> = {
  card: CardContentDraft;
  shape: Shape;
  /** Dotted draft path of the card. */
  path: string;
  /** Name of the card for assistive technology. */
  name: string;
  /** Sources of the media, as texts: an equal text does not redraw a memoised card. */
  fileSource?: string | undefined;
  thumbnailSource?: string | undefined;
  mediaState: MediaState;
  /** The selected path if it lies in this card. */
  selectedPath?: string | undefined;
};
