/** A piece of a text: a web address, or the words between two of them. */
export type TextPiece = { text: string; isLink: boolean };
