/** Characters that turn the reading direction of what follows them, also beyond the text that has them. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The text without characters that turn the reading direction. */
export const withoutTurns = (text: string) => text.replaceAll(TURNS, '');

/** The text with characters that turn the reading direction as their code, such as [U+202E]. */
export const markTurns = (text: string) =>
  text.replaceAll(TURNS, (turn) => `[U+${turn.charCodeAt(0).toString(16).toUpperCase()}]`);

/**
 * A text that somebody else wrote, for a place in a sentence of ours: it cannot turn the words around it. Letters that are
 * read from right to left are isolated by invisible characters; any other text stays as it is.
 */
export function isolate(text: string): string {
  const marked = markTurns(text);
  return RIGHT_TO_LEFT.test(marked) ? `\u2068${marked}\u2069` : marked;
}

/** A foreign text in quotation marks, for a sentence of ours: isolated, and shortened to a number of characters. */
export const quote = (text: string, max = 40): string =>
  `“${isolate(text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text)}”`;

const ISOLATED = /(\u2068[^\u202A-\u202E\u2066-\u2069]*\u2069)/;

/** From the first right-to-left letter of a quotation to its end. */
const BARE_RIGHT_TO_LEFT = new RegExp(`${RIGHT_TO_LEFT.source}[^"“”\\n]*`, 'gu');

/** A sentence in which foreign words may stand as they came: only whole isolations may change the direction. */
export const isolateForeign = (sentence: string) =>
  sentence
    .split(ISOLATED)
    .map((piece, index) => (index % 2 === 1 ? piece : markTurns(piece).replace(BARE_RIGHT_TO_LEFT, isolate)))
    .join('');
