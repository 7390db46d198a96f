const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The latest time that a Date can represent, in milliseconds since the epoch. */
const maxDateMs = 8.64e15;

// The three forms of an HTTP date (RFC 9110 §5.6.7). `Date.parse` would accept "soon 7", and would read the
// third form as local time.
const imfDate = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/;
const rfc850Date = /^[A-Z][a-z]{5,8}, (\d{2})-([A-Z][a-z]{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2}) GMT$/;
const asctimeDate = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) ([ \d]\d) (\d{2}):(\d{2}):(\d{2}) (\d{4})$/;

function moment(parts: { year: number; month: string; day: string; time: (string | undefined)[] }) {
  const month = months.indexOf(parts.month);
  const [hour = 0, minute = 0, second = 0] = parts.time.map(Number);
  const day = Number(parts.day);
  if (month === -1 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 60) return undefined;
  return Date.UTC(parts.year, month, day, hour, minute, second);
}

/** Reads a two-digit year as at most 50 years in the future (RFC 9110). */
function fullYear(twoDigits: number, now: number): number {
  const thisYear = new Date(now).getUTCFullYear();
  const year = thisYear - (thisYear % 100) + twoDigits;
  return year > thisYear + 50 ? year - 100 : year;
}

function readHttpDate(text: string, now: number): number | undefined {
  const imf = imfDate.exec(text);
  if (imf) {
    const [, day = '', month = '', year = '', ...time] = imf;
    return moment({ year: Number(year), month, day, time });
  }
  const rfc850 = rfc850Date.exec(text);
  if (rfc850) {
    const [, day = '', month = '', year = '', ...time] = rfc850;
    return moment({ year: fullYear(Number(year), now), month, day, time });
  }
  const asctime = asctimeDate.exec(text);
  if (asctime) {
    const [, month = '', day = '', hour, minute, second, year = ''] = asctime;
    return moment({ year: Number(year), month, day: day.trim(), time: [hour, minute, second] });
  }
  return undefined;
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
