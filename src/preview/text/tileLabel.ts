/** The tile of a link at the end of a text on an iPhone. */
export const tileLabel = 'Tap to Load Preview';
