import { iosFrame } from './phones';

/*
 * Figures of the iPhone, each once: the drawing, the cuts, the crops and the advice read them here. Apple publishes no
 * metrics of business messages. Letter and source of each: `figureNotes.ts` in `preview/evidence`.
 */

/** Lengths in pt. The style sheets of the phone read each by its name: `cardRadius` is `--im-card-radius`. */
export const iosSizes = {
  frame: iosFrame.beside,
  homeButtonBar: iosFrame.homeButton,
  screenCorner: 55,
  homeButton: 58,
  statusBar: 54,
  /** Of a phone with a home button. */
  lowStatusBar: 20,
  navigation: 44,
  avatar: 40,
  field: 40,
  home: 34,
  /** At the sides of the conversation. */
  inset: 16,
  bubbleRadius: 18,
  bubbleBlock: 7,
  bubbleInline: 12,
  /** A card, alone and in a carousel: an iPhone does not follow the width of the template. */
  cardWidth: 288,
  cardRadius: 18,
  cardGap: 8,
  /** The picture of a horizontal card. */
  thumbnail: 60,
  thumbnailRadius: 8,
  /** The round sign on a film or before the download, also on a thumbnail. */
  sign: 48,
  smallSign: 28,
  /** Least height of a button in a card, and of one below it or below a message. */
  cardButton: 44,
  cardButtonRadius: 12,
  listButton: 36,
  buttonGap: 6,
  /** The menu of folded actions, and its distance from its control and from the edges of the screen. */
  menuWidth: 250,
  menuRow: 44,
  menuRadius: 13,
  menuGap: 8,
  /** The tile of a link at the end of a text, and its face. */
  tile: 264,
  tileFace: 112,
  map: 120,
  sheetRadius: 34,
} as const;

/** Greatest width of a bubble as a share of the screen. */
export const iosBubbleShare = 0.75;

/** Width by height of vertical pictures: the limits of their own ratio, and the ratio of an unknown picture. */
export const iosMediaRatios = { narrowest: 9 / 16, widest: 7 / 2, beforeLoading: 3 / 2 } as const;

/*
 * Numbers that the iPhone's drawing shares with the advice, each once. Letter and source of each: `figureNotes.ts` in
 * `preview/evidence`.
 */

/** Lines of a notification, of title and description of a card together, and of a long title among them. */
export const iosLines = { lockScreen: 4, banner: 2, card: 6, title: 2 } as const;

/** More actions fold into "Options". */
export const iosInlineActions = 2;
