/*
 * Frames around the drawn screens. The page makes room for them before it loads a phone, so they stand apart from its
 * other figures.
 */

/** In dp. */
export const androidFrame = 10;

/** In pt: beside a screen, and above and below the screen of a phone with a home button. */
export const iosFrame = { beside: 11, homeButton: 92 } as const;
