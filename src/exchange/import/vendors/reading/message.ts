import { isRecord } from '../../../../lib/values';
import { present } from '../../parts/readers';
import { partOf, type Names, type OpenPart } from './openPart';

/** A text as it is, anything else as no text. */
export const wordOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A member that is an object; the value itself where it has none. */
export function within(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const member = value[key];
  return isRecord(member) ? member : value;
}

type Card = {
  title?: unknown;
  description?: unknown;
  fileUrl?: unknown;
  thumbnailUrl?: unknown;
  height?: unknown;
  forceRefresh?: unknown;
  /** The description of the picture for those who cannot see it. */
  altText?: unknown;
  suggestions?: readonly unknown[];
};

/** The members of a text or a card with its buttons, if it has any. */
const withButtons = (members: Record<string, unknown>, suggestions: readonly unknown[] = []) =>
  present({ ...members, suggestions: suggestions.length > 0 ? suggestions : undefined });

/** The content of a card. Without a file address it has no picture. */
export function card({ title, description, height, suggestions, ...file }: Card) {
  const { fileUrl, thumbnailUrl, forceRefresh, altText } = file;
  const contentInfo = present({ fileUrl, thumbnailUrl, forceRefresh, altText });
  const media = fileUrl === undefined ? undefined : present({ height, contentInfo });
  return withButtons({ title, description, media }, suggestions);
}

/** A text with its buttons. */
export const plainText = (text: unknown, suggestions?: readonly unknown[]) =>
  withButtons({ text }, suggestions);

type Frame = { cardOrientation?: unknown; thumbnailImageAlignment?: unknown };

/** The layout of a card, by the names of its members. */
export const frameOf = (
  part: OpenPart,
  orientation: Names = 'cardOrientation',
  alignment: Names = 'thumbnailImageAlignment',
): Frame => ({ cardOrientation: part.take(orientation), thumbnailImageAlignment: part.take(alignment) });

/** The component of one card. */
export const richCard = (cardContent: unknown, frame: Frame = {}) => ({
  richCard: { standaloneCard: present({ ...frame, cardContent }) },
});

/** The component of several cards. */
export const carousel = (cardContents: readonly unknown[], cardWidth?: unknown) => ({
  richCard: { carouselCard: present({ cardWidth, cardContents }) },
});

/** One card alone is a card. */
export const cardOrCarousel = (cards: readonly unknown[]) =>
  cards.length === 1 ? richCard(cards[0]) : carousel(cards);

/** A text with its buttons; a title or a picture makes it a card, as a text has none. */
export const textOrCard = (content: Card) =>
  content.title === undefined && content.fileUrl === undefined
    ? plainText(content.description, content.suggestions)
    : richCard(card(content));

/** A message of a file, which becomes the picture of a card: the person is asked. */
export const fileAlone = (file: Card) => ({
  component: richCard(card(file)),
  doubt:
    file.description === undefined
      ? 'A template can’t be a file alone, so the file became a card. Add a title or description.'
      : fileWithText,
});

/** The first entry of a list; the others are set aside. */
export function firstOf(parts: readonly OpenPart[], why: string): OpenPart | undefined {
  const [first, ...others] = parts;
  for (const other of others) other.setAside(why);
  return first;
}

/** Sentences about what templates don't have, of several vendors. */
export const noFooter = 'Templates don’t support footers.';
export const noListHeadings = 'Templates don’t support list headings.';
export const oneMessage = 'Only the first message was imported.';
export const noCardLink = 'Cards can’t open links. Add a button.';
export const fileWithText = 'A file with text became a card. Add a title.';
export const noTextBesideCarousel = 'A carousel can’t have text next to it.';
export const oneFile = 'A card can have one file, so only the first was imported.';

/** The members of a vendor's cards; `suggestions` is its list of buttons. */
type CardForm = { [Field in keyof Card]?: Names } & {
  /** Members that say nothing about the card. */
  ignore?: Names;
  /** Why members have no place, by their key. */
  reasons?: Readonly<Record<string, string>>;
};

/** Cards with the words of this interface, whose picture stands in `media`. */
export const mediaForm = {
  title: 'title',
  description: 'description',
  fileUrl: 'media.fileUrl',
  thumbnailUrl: 'media.thumbnailUrl',
  height: 'media.height',
  suggestions: 'suggestions',
} as const;

/** Reads cards of a form. Without `readButton`, buttons stay as they are. */
export const cardReader =
  (
    { suggestions = [], ignore = [], reasons, ...fields }: CardForm,
    readButton?: (button: OpenPart) => unknown,
  ) =>
  (part: OpenPart) => {
    const members = Object.entries(fields).map(([name, names]) => [name, part.take(names)]);
    const buttons = readButton ? part.each(suggestions, readButton) : part.entries(suggestions);
    part.take(ignore);
    if (reasons) part.explain(reasons, partOf('a card'));
    part.finish();
    return card({ ...Object.fromEntries(members), suggestions: buttons });
  };
