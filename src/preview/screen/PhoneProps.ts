import type { StoreApi } from 'zustand/vanilla';
import type { AltTexts } from '../../schema/media/altTexts';
import type { TemplateDraft, CardContentDraft } from '../../schema/draft/draft';
import type { MapMediaUrl } from '../media/sourcesOf';
import type { Agent } from '../model/agent';
import type { Conversation, ConversationAction } from '../model/conversation';
import type { Highlights } from '../message/parts';
import type { PreviewOptions, Theme } from '../model/options';
import type { Samples } from '../text/withSamples';
import type { MediaState } from '../media/mediaFace';
import type { DrawnCard } from '../message/drawnCards';

/** A folded button by its dotted draft path. Another object asks for it once more. */
export type Unfolded = { path: string };

/** The props of both phones. */
export type PhoneProps = {
  /** Name of the screen for assistive technology, where a page has several phones of a kind. */
  label?: string | undefined;
  template: TemplateDraft;
  agent: Agent;
  theme: Theme;
  options: PreviewOptions;
  /** The source to load for an address of the template; without a map no media is loaded. */
  mapMediaUrl?: MapMediaUrl | undefined;
  /** A click: `select` reports the part under the pointer, `try` acts as a tap on a phone. */
  mode?: 'select' | 'try';
  /** Receives the dotted draft path of a clicked part in `select`, for instance `component.text`. */
  onSelectPart?: ((path: string) => void) | undefined;
  /** Called on a click on the header in `select`. */
  onSelectSender?: (() => void) | undefined;
  /** The conversation so far, about this template; without it the message has just arrived. */
  conversation?: Conversation | undefined;
  /** Receives each action in `try`. */
  onAction?: ((action: ConversationAction) => void) | undefined;
  /** Takes the focus when it is drawn: a person has come to it by a control that is gone. */
  takesFocus?: boolean;
  /** Samples for parameter markers, compared by identity. */
  samples?: Samples | undefined;
  /** What people who cannot see a picture are told, by its file address, compared by identity. */
  altTexts?: AltTexts | undefined;
  /** Parts with an outline beside the selected one, compared by identity. */
  highlights?: Highlights | undefined;
  /** Dotted draft path: its part, and the card around it, get an outline and scroll into view. */
  selectedPath?: string | undefined;
  /** Dotted draft path that scrolls into view without an outline. Default: the selected one. */
  shownPath?: string | undefined;
  /** A change of this number scrolls the path into view once more. */
  shownVersion?: number;
  /** The menu in which this button is folded is opened in `try`, without the focus; then the store is emptied. */
  unfolded?: StoreApi<Unfolded | undefined> | undefined;
  /** Draws the parts that a press opens as well, to measure them: the phone is out of sight. */
  drawsFolded?: boolean;
};

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

/** The props of the message on both phones. */
export type MessageProps = {
  template: TemplateDraft;
  mediaState: MediaState;
  mapMediaUrl?: MapMediaUrl | undefined;
  selectedPath?: string | undefined;
};

/** The props of a carousel on both phones. */
export type CarouselProps = Omit<MessageProps, 'template'> & { cards: DrawnCard[] };
