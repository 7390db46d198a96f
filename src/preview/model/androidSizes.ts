import type { CardWidth } from '../../schema/values/enums';

/*
 * Sizes of the Android phone in dp, drawn as CSS px at scale 1. The letter says how well a figure is known:
 * D documented by Google or in the interface document, O observed by others, I inferred from those.
 */

/** I: width of the frame around the screen. */
export const frameWidth = 10;

/** D: 64 for the app bar. I: the others. */
export const chrome = { statusBar: 36, appBar: 64, composer: 56, gestureBar: 24 } as const;

/** D: width of the media column of a horizontal card. Its height follows the text. */
export const horizontalMediaWidth = 128;

/**
 * Width and greatest height of a carousel card. D: the interface document says 120 and 232; Google's
 * current guide says 180 and 296 (that table and the heights are documented second-hand).
 */
export const carouselSizes = {
  api: { SMALL: { width: 120, maxHeight: 542 }, MEDIUM: { width: 232, maxHeight: 592 } },
  messages2026: { SMALL: { width: 180, maxHeight: 542 }, MEDIUM: { width: 296, maxHeight: 592 } },
} satisfies Record<string, Record<CardWidth, { width: number; maxHeight: number }>>;

/** D: least height of a card. */
export const cardMinHeight = 112;

/** I: media and text of a standalone card beyond this height may be cut (an older documented maximum of 344). */
export const foldHeight = 344;

/** D (Material Design 3): height of a chip. */
export const chipHeight = 32;

/** I: space beside the text of a card; the narrow one in cards of 180 and less, and beside a picture. */
export const textInset = { wide: 16, narrow: 12 } as const;

/** I: text beyond this card width gets the wider inset. */
export const narrowCard = 180;

/** I: space at the sides of the conversation, so that a card is 396 wide on a screen of 412. */
export const threadInset = 8;

/** I: text and lines of a card at the default text size. */
export const cardText = {
  title: { size: 16, line: 24 },
  description: { size: 14, line: 20 },
} as const;

/** I: a bubble: greatest width, corners, and the small corner at the side of its sender. */
export const bubble = { width: 316, radius: 20, smallCorner: 4 } as const;

/** I: corners of a card. */
export const cardRadius = 16;

/** I: least height of a button in a card, without and with its web address. */
export const buttonRow = { height: 48, withAddress: 56 } as const;

/** I: logo of the sender. O: it is a square with rounded corners. */
export const logo = { side: 36, radius: 10 } as const;

/** D (Material Design 3): corners of a sheet from below. */
export const sheetRadius = 28;

/** I: the round sign on a film or before the download. */
export const mediaSign = 48;

/** I: the preview of a link: its width, and the side of its picture. */
export const linkPreview = { width: 284, picture: 72 } as const;
