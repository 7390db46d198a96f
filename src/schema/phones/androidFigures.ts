import { mediaHeights, type CardWidth } from '../values/enums';
import { androidFrame } from './phones';

/*
 * Figures of the Android phone, each once: the drawing, the cuts, the crops and the advice read them here. Letter and
 * source of each: `figureNotes.ts` in `preview/evidence`.
 */

/** Lengths in dp. The style sheets of the phone read each by its name: `appBar` is `--gm-app-bar`. */
export const androidSizes = {
  frame: androidFrame,
  screenRadius: 44,
  statusBar: 36,
  appBar: 64,
  composer: 56,
  gestureBar: 24,
  /** The area of the conversation. */
  panelRadius: 24,
  logo: 36,
  logoRadius: 10,
  /** At the sides of the conversation, so that a card is 396 wide on a screen of 412. */
  threadInset: 8,
  bubble: 316,
  bubbleRadius: 20,
  /** The corner at the side of its sender. */
  bubbleCorner: 4,
  bubbleBlock: 10,
  bubbleInline: 16,
  mediaShort: mediaHeights.SHORT,
  mediaMedium: mediaHeights.MEDIUM,
  mediaTall: mediaHeights.TALL,
  /** Width of a picture beside a text. */
  mediaSide: 128,
  /** The round sign on a film or before the download. */
  sign: 48,
  cardMin: 112,
  cardRadius: 16,
  cardGap: 8,
  /** Picture and text of a standalone card beyond it may be cut. */
  fold: 344,
  /** Above and below the texts of a card. */
  textBlock: 8,
  /** Beside them; the narrow one in narrow cards and beside a picture. */
  wideInset: 16,
  narrowInset: 12,
  /** A button in a card, without and with its web address. */
  row: 48,
  rowAddress: 56,
  rowInset: 12,
  /** The icon of a button, and the space before its text. */
  icon: 18,
  iconGap: 8,
  chip: 32,
  chipInset: 16,
  chipIconInset: 8,
  /** The preview of a link, and its picture. */
  linkPreview: 284,
  linkPicture: 72,
  map: 120,
  sheetRadius: 28,
  /** A round button of a layer. */
  touch: 48,
} as const;

/** Letters and lines of texts in sp at the default text size. */
export const androidTexts = {
  bodySmall: { size: 12, line: 16 },
  bodyMedium: { size: 14, line: 20 },
  bodyLarge: { size: 16, line: 24 },
  name: { size: 18, line: 24 },
  title: { size: 16, line: 24 },
  description: { size: 14, line: 20 },
} as const;

/** Widths of a carousel card in dp: of the interface document, and of Google's current guide. */
export const carouselWidths = {
  api: { SMALL: 120, MEDIUM: 232 },
  messages2026: { SMALL: 180, MEDIUM: 296 },
} satisfies Record<string, Record<CardWidth, number>>;

/** Greatest heights of a carousel card in dp. */
export const carouselMaxHeights = { SMALL: 542, MEDIUM: 592 } satisfies Record<CardWidth, number>;

/** A carousel card of this width and less is narrow. */
export const narrowCard = 180;

/** Lines of a notification. Longer texts are cut. */
export const androidLines = { lockScreen: 6, banner: 2 } as const;
