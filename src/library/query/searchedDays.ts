import { dayAt } from '../../ui/time/time';

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Letters of the shortest name of a month. */
const SHORTEST = 3;
/** The names of the months and how they begin, the longest first. */
const beginnings = months.flatMap((name) =>
  Array.from({ length: name.length - SHORTEST + 1 }, (_, cut) => name.slice(0, name.length - cut)),
);

const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const month = `(?:${beginnings.join('|')})`;
const year = String.raw`(?:19|20)\d\d`;

/** Several words that name one day, month, week or year together, such as "12 Oct 2025" and "last year". */
const phrase = String.raw`last\s+(?:week|year)|this\s+year|${day}\s+${month}(?:,?\s+${year})?|${month}\s+${day}(?:,?\s+${year})?|${month},?\s+${year}`;
const dated = new RegExp(String.raw`^(?:${day} )?(${month})(?: ${day})?(?:,? ${year})?$`);
const wordsAndPhrases = new RegExp(String.raw`(?:${phrase})(?!\S)|\S+`, 'g');

/** Splits a search into words, in lower case; words that name a day together stay together. */
export const splitSearch = (folded: string): string[] =>
  Array.from(folded.matchAll(wordsAndPhrases), ([word]) => word.replaceAll(/\s+/g, ' '));

const DAY_MS = 86_400_000;
const twoDigits = (text: string) => text.padStart(2, '0');

/**
 * How the days begin that a word or phrase names, as `2025-10-12`, `2025-10`, `2025`, or without a year as `-10-12` and `-10`;
 * none for most words. Weeks begin on Monday.
 */
export function daysNamed(word: string, now: number): string[] {
  const days = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => dayAt(now - (first - index) * DAY_MS));
  const thisYear = new Date(now).getFullYear();
  switch (word) {
    case 'today':
      return days(0, 1);
    case 'yesterday':
      return days(1, 1);
    case 'last week':
      return days(7 + ((new Date(now).getDay() + 6) % 7), 7);
    case 'this year':
      return [String(thisYear)];
    case 'last year':
      return [String(thisYear - 1)];
    default:
      return dayInNumbers(word) ?? dayInWords(word) ?? [];
  }
}

/** "2025", "2025-10", "2025-10-12", "12/10/2025", "12.10.2025". */
function dayInNumbers(word: string): string[] | undefined {
  if (/^(?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?$/.test(word)) return [word];
  const [, first, second, inYear] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(word) ?? [];
  return first && second && inYear ? [`${inYear}-${twoDigits(second)}-${twoDigits(first)}`] : undefined;
}

/** "October", "Oct 2025", "12 Oct", "Oct 12, 2025". */
function dayInWords(phrased: string): string[] | undefined {
  const [, name] = dated.exec(phrased) ?? [];
  if (name === undefined) return undefined;
  const at = months.findIndex((one) => one.startsWith(name));
  const numbers = phrased.match(/\d+/g) ?? [];
  const inYear = numbers.find(({ length }) => length === 4) ?? '';
  const ofMonth = numbers.find(({ length }) => length < 4);
  return [`${inYear}-${twoDigits(String(at + 1))}${ofMonth === undefined ? '' : `-${twoDigits(ofMonth)}`}`];
}

/** Whether a day, as `2025-10-12`, begins as one of those that `daysNamed` returns. */
export const isNamed = (date: string, named: readonly string[]): boolean =>
  named.some((start) => date.startsWith(start, start.startsWith('-') ? 4 : 0));
