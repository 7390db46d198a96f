/** Facts about the words of a text, each found in one pass. */

/** The pieces of a text between blanks. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Whether a word is written in capitals: at least four Latin letters, and no small one. */
function isShouted(word: string): boolean {
  return !/[a-zà-ÿ]/.test(word) && (word.match(/[A-ZÀ-Þ]/g) ?? []).length >= 4;
}

/** Whether a text has three shouted words in a row. */
export function isShouting(text: string): boolean {
  if (!/[A-ZÀ-Þ]{3}/.test(text)) return false;
  let inRow = 0;
  for (const word of wordsOf(text)) {
    inRow = isShouted(word) ? inRow + 1 : 0;
    if (inRow >= 3) return true;
  }
  return false;
}

const DOUBLED =
  /(?<![\w'’-])(a|an|and|are|at|for|from|in|is|of|on|or|our|the|this|to|was|we|will|with|you|your)\s{1,9}\1(?![\w'’-])/i;

/** The first small word that stands twice in a row ("the the"); undefined if none does. */
export const doubledWord = (text: string): string | undefined => DOUBLED.exec(text)?.[1]?.toLowerCase();

export type Writing = 'latin' | 'other' | 'mixed' | 'none';

const OTHER = /[\u0370-\u1FFF\u3040-\uD7FF]/;

/** The writing of a text: `other` for Arabic, Devanagari and so on, with Latin names or not. */
export function writingOf(text: string): Writing {
  if (!OTHER.test(text)) return /[A-Za-zÀ-ɏ]/.test(text) ? 'latin' : 'none';
  let latin = 0;
  let other = 0;
  // By code unit: a test of each letter by its Unicode class costs a millisecond for a large template.
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at) | 0x20;
    if (unit < 0x80) latin += unit >= 0x61 && unit <= 0x7a ? 1 : 0;
    else if (unit >= 0xc0 && unit < 0x250) latin += 1;
    else if ((unit >= 0x370 && unit < 0x2000) || (unit >= 0x3040 && unit < 0xd800)) other += 1;
  }
  return latin > 2 * other ? 'mixed' : 'other';
}

const LATIN_WORD = /^[A-Za-z'’,.!?-]{2,}$/;
const OTHER_WORD = /^[\u0370-\u1FFF\u3040-\uD7FF]/;

/** The most words of a kind that stand in a row. */
function longestRun(text: string, kind: RegExp): number {
  let most = 0;
  let inRow = 0;
  for (const word of wordsOf(text)) {
    inRow = kind.test(word) ? inRow + 1 : 0;
    most = Math.max(most, inRow);
  }
  return most;
}

/** The most Latin words of two letters or more that stand in a row. */
export const latinRun = (text: string): number => longestRun(text, LATIN_WORD);

/** The most words of another writing that stand in a row. */
export const otherRun = (text: string): number => longestRun(text, OTHER_WORD);

const SENTENCE_END = new Set(Array.from('.!?।؟\n', (sign) => sign.charCodeAt(0)));
const [BLANK, LINE_BREAK] = [0x20, 0x0a];

/** The words of the longest sentence. */
export function longestSentence(text: string): number {
  let longest = 0;
  let words = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isBlank = unit === BLANK || unit === LINE_BREAK;
    if (!isBlank && !isInWord) words += 1;
    isInWord = !isBlank;
    if (unit > 0x3f && unit < 0x600) continue;
    if (!SENTENCE_END.has(unit)) continue;
    longest = Math.max(longest, words);
    words = 0;
  }
  return Math.max(longest, words);
}
