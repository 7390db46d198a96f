export type LinkKind = 'web' | 'email' | 'phone';

/** A piece of a text: something that a phone makes a link of, or the words between two of them. */
export type TextPiece = { text: string; link?: LinkKind };
