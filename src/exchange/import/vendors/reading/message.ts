import { isRecord } from '../../../../lib/values';
import { namesOf, partOf, type Names, type OpenPart } from './openPart';

/** A text as it is, anything else as no text. */
export const wordOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A member that is an object; the value itself where it has none. */
export function within(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const member = value[key];
  return isRecord(member) ? member : value;
}

/** The members that are there. */
export function present(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));
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

/** The content of a card. Without a file address it has no picture. */
export function card({
  title,
  description,
  fileUrl,
  thumbnailUrl,
  height,
  forceRefresh,
  altText,
  suggestions = [],
}: Card) {
  return present({
    title,
    description,
    media:
      fileUrl === undefined
        ? undefined
        : present({ height, contentInfo: present({ fileUrl, thumbnailUrl, forceRefresh, altText }) }),
    suggestions: suggestions.length > 0 ? suggestions : undefined,
  });
}

/** A text with its buttons. */
export const plainText = (text: unknown, suggestions: readonly unknown[] = []) =>
  present({ text, suggestions: suggestions.length > 0 ? suggestions : undefined });

type Frame = { cardOrientation?: unknown; thumbnailImageAlignment?: unknown };

/** The component of one card. */
export const richCard = (cardContent: unknown, frame: Frame = {}) => ({
  richCard: { standaloneCard: present({ ...frame, cardContent }) },
});

/** The component of several cards. */
export const carousel = (cardContents: readonly unknown[], cardWidth?: unknown) => ({
  richCard: { carouselCard: present({ cardWidth, cardContents }) },
});

/** One card alone is a card. */
export const cardOrCarousel = (cards: readonly unknown[], frame?: Frame) =>
  cards.length === 1 ? richCard(cards[0], frame) : carousel(cards);

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
      ? 'It is a message of a file alone, which no template can be: the file became the picture of a card. Give the card a title or a description.'
      : 'It is a file with a text, which became a card: give the card a title.',
});

/** The first entry of a list; the others are set aside. */
export function firstOf(parts: readonly OpenPart[], why: string): OpenPart | undefined {
  const [first, ...others] = parts;
  for (const other of others) other.setAside(why);
  return first;
}

export const oneFile = 'A card has one file; only the first was taken.';

/** The members of a vendor's cards. */
type CardForm = {
  [Field in Exclude<keyof Card, 'suggestions'>]?: Names;
} & {
  /** Its list of buttons. */
  suggestions?: Names;
  /** Members that say nothing about the card. */
  ignore?: Names;
  /** Why members have no place, by their key. */
  reasons?: Readonly<Record<string, string>>;
};

/** The buttons that were understood. */
export const known = (buttons: readonly unknown[]) => buttons.filter((button) => button !== undefined);

/**
 * Reads cards of a form. Without `readButton`, buttons stay as they are; `write` changes title and description.
 */
export const cardReader =
  ({ suggestions, ignore, reasons, ...fields }: CardForm, readButton?: (button: OpenPart) => unknown) =>
  (part: OpenPart, write: (text: unknown) => unknown = (text) => text) => {
    const members = Object.entries(fields).map(([name, names]) => {
      const member = part.take(...namesOf(names));
      return [name, name === 'title' || name === 'description' ? write(member) : member];
    });
    const lists = namesOf(suggestions);
    const buttons = readButton
      ? known(part.list(...lists).map((button) => readButton(button)))
      : part.entries(...lists);
    part.take(...namesOf(ignore));
    if (reasons) part.explain(reasons, partOf('a card'));
    part.finish();
    return card({ ...Object.fromEntries(members), suggestions: buttons });
  };
