/** The tile of a link at the end of a text on an iPhone. */
export const tileWords = 'Tap to Load Preview';
