/** The latest time that a Date can represent, in milliseconds since the epoch. */
const maxDateMs = 8.64e15;

/** The three forms of an HTTP date (RFC 9110 §5.6.7). `Date.parse` alone would accept "soon 7". */
const httpDates = [
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:(?:[0-5]\d|60)) GMT$/,
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:(?:[0-5]\d|60)) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:(?:[0-5]\d|60)) (?<year>\d{4})$/,
];

/** Reads a two-digit year as at most 50 years in the future (RFC 9110). */
function fullYear(year: string, now: number): number {
  if (year.length === 4) return Number(year);
  const thisYear = new Date(now).getUTCFullYear();
  const inCentury = thisYear - (thisYear % 100) + Number(year);
  return inCentury > thisYear + 50 ? inCentury - 100 : inCentury;
}

function readHttpDate(text: string, now: number): number | undefined {
  const parts = httpDates.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!parts) return undefined;
  const { day = '', month = '', year = '', time = '' } = parts;
  // JavaScript knows no leap second.
  const leap = time.endsWith(':60');
  const read = leap ? time.replace(/60$/, '59') : time;
  const at = Date.parse(`${day.trim()} ${month} ${fullYear(year, now)} ${read} GMT`);
  return Number.isNaN(at) ? undefined : at + (leap ? 1000 : 0);
}

/**
 * Reads from `Retry-After` (seconds or HTTP date) when the next request is allowed, in milliseconds since the
 * epoch, and not before `now`. A date is compared with the answer's own `Date`, so that wrong clocks do not matter.
 * Undefined if the header is missing or invalid.
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  // A header that came twice is joined by a comma: use the longer wait. Fractions are not standard but occur.
  const seconds = value.split(',').map((part) => part.trim());
  if (seconds.every((part) => /^\d+(\.\d+)?$/.test(part))) {
    return Math.min(maxDateMs, now + Math.ceil(Math.max(...seconds.map(Number)) * 1000));
  }
  const date = readHttpDate(value, now);
  if (date === undefined) return undefined;
  const sentAt = readHttpDate(headers.get('date')?.trim() ?? '', now) ?? now;
  return Math.min(maxDateMs, now + Math.max(0, date - sentAt));
}
