import { isRecord } from '../../../../lib/values';

/** A text as it is, anything else as no text. */
export const wordOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The members that are there. */
export function present(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));
}

/** A button that sends a reply. */
export const reply = (text: unknown, postbackData?: unknown) => ({ reply: present({ text, postbackData }) });

/** A button that does something: `kind` is the field of its action. */
export const action = (
  text: unknown,
  kind: string,
  fields: Record<string, unknown>,
  more: { postbackData?: unknown; fallbackUrl?: unknown } = {},
) => ({ action: { ...present({ text, ...more }), [kind]: present(fields) } as Record<string, unknown> });

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

/** A whole template. */
export const template = (name: unknown, component: unknown) => present({ name, component });

type Button = ReturnType<typeof reply> | ReturnType<typeof action>;

/** A button whose address, if it opens one, is written by `write`. */
export function withParameters(
  button: Button | undefined,
  write: (url: unknown) => unknown,
): Button | undefined {
  if (button === undefined || !('action' in button)) return button;
  const { openUrlAction: target, ...rest } = button.action;
  if (!isRecord(target)) return button;
  return { action: { ...rest, openUrlAction: { ...target, url: write(target.url) } } };
}

/** The buttons that were understood. */
export const known = (buttons: readonly unknown[]) => buttons.filter((button) => button !== undefined);
