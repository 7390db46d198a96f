const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The latest moment that a Date can hold, in milliseconds since the epoch. */
const latest = 8.64e15;

// The three forms of an HTTP date (RFC 9110 §5.6.7). `Date.parse` would take "soon 7" for a date, and the
// third form for local time.
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

/** Two digits mean the year that is nearest, at most 50 years ahead (RFC 9110). */
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
 * When a platform may be asked again, in milliseconds since the epoch: never before what `Retry-After` says
 * (seconds or HTTP date), never before `now`. A date counts from the answer's own `Date`, so that a wrong
 * clock on either side does not matter. Undefined where the header is missing or makes no sense.
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  // A header that came twice is joined by a comma: the longer wait counts. A fraction is not in the standard.
  const seconds = value.split(',').map((part) => part.trim());
  if (seconds.every((part) => /^\d+(\.\d+)?$/.test(part))) {
    return Math.min(latest, now + Math.ceil(Math.max(...seconds.map(Number)) * 1000));
  }
  const date = readHttpDate(value, now);
  if (date === undefined) return undefined;
  const sentAt = readHttpDate(headers.get('date')?.trim() ?? '', now) ?? now;
  return Math.min(latest, now + Math.max(0, date - sentAt));
}
