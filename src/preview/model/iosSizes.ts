/*
 * Sizes of the iPhone in pt, drawn as CSS px at scale 1. Apple publishes no metrics of business messages, so
 * all but the 60 x 60 thumbnail are estimates. D documented, O observed by others, I inferred.
 */

/** I: corners of a screen. */
export const screenCorner = 55;

/** I: width of the frame around the screen. */
export const frameWidth = 11;

/** I: height of the bars above and below the screen of a phone with a home button. */
export const homeButtonBar = 92;

/** I: bars of the screen; 44 is the height of a navigation bar, 20 that of the status of a phone with a home button. */
export const bars = { status: 54, homeButtonStatus: 20, navigation: 44, avatar: 40, home: 34 } as const;

/** I: a card, alone and in a carousel. An iPhone does not follow the width of the template. */
export const card = { width: 288, radius: 18 } as const;

/** D (Google's cross-platform playbook): the picture of a horizontal card. I: its corners. */
export const thumbnail = { side: 60, radius: 8 } as const;

/**
 * D: a vertical picture keeps its own ratio unless that is extreme. I: the limits, width by height; the wider one
 * leaves every ratio whole that Google recommends.
 */
export const mediaRatios = { narrowest: 9 / 16, widest: 7 / 2, beforeLoading: 3 / 2 } as const;

/** I: the menu of folded actions, and its distance from its control and from the edges of the screen. */
export const menu = { width: 250, rowHeight: 44, gap: 8 } as const;

/** I: a bubble: greatest width as a share of the screen, and its corners. */
export const bubble = { share: 0.75, radius: 18 } as const;

/** I: the tile of a link at the end of a text, and the height of its face. */
export const linkTile = { width: 264, face: 112 } as const;

/** I: least height of a button in a card, and of one below it or below a message. */
export const button = { inCard: 44, below: 36 } as const;
