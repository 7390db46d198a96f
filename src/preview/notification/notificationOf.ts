import type { TemplateDraft } from '../../schema/draft/draft';
import { notificationButtonOf } from '../../schema/phones/notificationButton';
import { mediaKind, mediaNames } from '../media/mediaFace';
import type { SuggestionPart } from '../message/suggestions';
import { drawnCards, type CardPart } from '../message/drawnCards';
import { messagePaths } from '../message/parts';

/** A part of a notification's text, with the dotted draft path that it comes from. */
type NotificationPart = { text: string; path: string };

/** What a notification says about a message, below the name of its sender. */
export type Notification = {
  /** A line each; none for a message without content. */
  parts: NotificationPart[];
  /** Where the text of an empty message is written. */
  blankPath: string;
  /** The one suggestion that Android shows with it. */
  suggestion: SuggestionPart | undefined;
};

/**
 * The notification of a message. Documented: Android shows the first eligible suggestion. Inferred: a card speaks by its
 * title and description, else by the kind of its file; a carousel by its first card.
 */
export function notificationOf(template: TemplateDraft): Notification {
  const [card] = drawnCards(template);
  return {
    parts: (card ? partsOf(card) : [{ text: template.component.text ?? '', path: messagePaths.text }]).filter(
      ({ text }) => text.trim() !== '',
    ),
    blankPath: card ? `${card.path}.title` : messagePaths.text,
    suggestion: notificationButtonOf(template),
  };
}

function partsOf({ card: { title = '', description = '', media }, path }: CardPart): NotificationPart[] {
  const isSilent = `${title}${description}`.trim() === '';
  const file = media?.contentInfo?.fileUrl;
  if (isSilent && file) return [{ text: mediaNames[mediaKind(file)], path: `${path}.media` }];
  return [
    { text: title, path: `${path}.title` },
    { text: description, path: `${path}.description` },
  ];
}
