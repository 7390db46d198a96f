/** Facts about the words of a text, each found in one pass. */

/** The pieces of a text between blanks. */
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

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

const LATIN = /[A-Za-zÀ-ɏ]/g;
const OTHER = /[\u0370-\u1FFF\u3040-\uD7FF]/g;

/** The writing of a text: `other` for Arabic, Devanagari and so on, with Latin names or not. */
export function writingOf(text: string): Writing {
  const latin = text.match(LATIN)?.length ?? 0;
  const other = text.match(OTHER)?.length ?? 0;
  if (other === 0) return latin > 0 ? 'latin' : 'none';
  return latin > 2 * other ? 'mixed' : 'other';
}

/** The rupee sign, Devanagari, and Gurmukhi to Malayalam. Bengali is left out, as Bangladesh writes it too. */
const OF_INDIA = /[₹\u0900-\u097F\u0A00-\u0D7F]/;

/** Whether a text is likely to be for customers in India. */
export const isForIndia = (text: string): boolean => OF_INDIA.test(text);

/** The words of a button or a sentence that ends further messages. */
export const OPT_OUT =
  /\b(?:stop|unsubscribe|opt[- ]?out|no (?:more|longer)|mute|fewer messages|not interested)\b|STOP|बंद|إيقاف|إلغاء/iu;

const LATIN_WORD = /^[A-Za-z'’,.!?-]{2,}$/;
const OTHER_WORD = /^[\u0370-\u1FFF\u3040-\uD7FF]/;

/** How many words of a kind stand in each row of them. */
function runsOf(text: string, kind: RegExp): number[] {
  const runs = [0];
  for (const word of wordsOf(text)) {
    if (kind.test(word)) runs.push((runs.pop() ?? 0) + 1);
    else if (runs.at(-1) !== 0) runs.push(0);
  }
  return runs;
}

/** Words in a row that are no name of a product or a place any more. */
const PHRASE_WORDS = 4;
/** Words of phrases that make a sentence of another language. */
const SENTENCE_WORDS = 6;

/** Whether a text of one writing holds a sentence in another one. */
export function hasOtherLanguage(text: string): boolean {
  const writing = writingOf(text);
  if (writing === 'mixed') return runsOf(text, OTHER_WORD).some((run) => run >= PHRASE_WORDS);
  if (writing !== 'other') return false;
  const phrases = runsOf(text, LATIN_WORD).filter((run) => run >= PHRASE_WORDS);
  return phrases.reduce((sum, run) => sum + run, 0) >= SENTENCE_WORDS;
}

const SENTENCE_END = /[.!?।؟]/;

/** The words of the longest sentence. */
export function longestSentence(text: string): number {
  let longest = 0;
  for (const line of text.split('\n')) {
    let words = 0;
    for (const word of line.split(' ').filter((piece) => piece !== '')) {
      words += 1;
      longest = Math.max(longest, words);
      if (SENTENCE_END.test(word)) words = 0;
    }
  }
  return longest;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${MONTH},? (20\\d\\d)\\b`, 'gi');
const MONTH_FIRST = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (20\\d\\d)\\b`, 'gi');

/** Behind every time zone: a day is over when it is over everywhere. */
const DAY_AND_A_HALF_MS = 36 * 60 * 60 * 1000;

function endOf(day: string, month: string, year: string): number {
  return Date.UTC(Number(year), MONTHS.indexOf(month.toLowerCase()), Number(day)) + DAY_AND_A_HALF_MS;
}

/**
 * The last day with its year that a text names in English ("28 March 2027"), if that is over. A text with a later day is
 * about that one: "from 1 March 2026 to 1 March 2027".
 */
export function dateInPast(text: string, now: number): string | undefined {
  const days = [
    ...Array.from(text.matchAll(DAY_FIRST), ([words, day = '', month = '', year = '']) => ({
      words,
      end: endOf(day, month, year),
    })),
    ...Array.from(text.matchAll(MONTH_FIRST), ([words, month = '', day = '', year = '']) => ({
      words,
      end: endOf(day, month, year),
    })),
  ];
  const last = days.toSorted((a, b) => b.end - a.end)[0];
  return last && last.end < now ? last.words : undefined;
}
