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
