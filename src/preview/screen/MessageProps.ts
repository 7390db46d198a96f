import type { TemplateDraft } from '../../schema/draft/draft';
import type { MediaState } from '../media/mediaFace';
import type { DrawnCard } from '../message/drawnCards';
import type { MapMediaUrl } from '../media/sourcesOf';

/** The props of the message on both phones. */
export type MessageProps = {
  template: TemplateDraft;
  mediaState: MediaState;
  mapMediaUrl?: MapMediaUrl | undefined;
  selectedPath?: string | undefined;
};

/** The props of a carousel on both phones. */
export type CarouselProps = Omit<MessageProps, 'template'> & { cards: DrawnCard[] };
