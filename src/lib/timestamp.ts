const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const ISO_EXTENDED =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:(Z)|([+-]\d{2})(?::?(\d{2}))?)$/i;
const ISO_BASIC =
  /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(?:(Z)|([+-]\d{2})(\d{2})?)$/i;
const MINUTE = 60_000;

/**
 * Whether the value is a timestamp of RFC 3339, section 5.6: any offset, lower-case `t` and `z`, a fraction of any
 * length. A leap second (section 5.7) passes at 23:59:60 UTC on the last day of any month, as the table of months
 * with one grows.
 */
export function isTimestamp(value: string): boolean {
  return timestampToMillis(value) !== undefined;
}

/**
 * The milliseconds since 1970-01-01T00:00:00Z of an RFC 3339 timestamp, with a fraction where the timestamp is
 * finer; undefined when the value is no timestamp. A leap second counts as the first second of the next month.
 */
export function timestampToMillis(value: string): number | undefined {
  const match = RFC_3339.exec(value);
  if (match === null) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number);
  const [, , , , , , , fraction = '', sign, offsetHour = '0', offsetMinute = '0'] = match;
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (hour === undefined || minute === undefined || second === undefined) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined;

  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -MINUTE : MINUTE);
  const wholeMinute = startOfDay(year, month, day) + (hour * 60 + minute) * MINUTE - offset;
  if (second === 60 && !endsMonth(wholeMinute + MINUTE)) return undefined;
  return wholeMinute + second * 1000 + Number(`0${fraction}`) * 1000;
}

/**
 * Whether the value is a date and time with a zone in ISO 8601: any RFC 3339 timestamp, and also the basic form
 * without hyphens and colons, a time without seconds, a comma before the fraction, and the offsets `+0530` and `+05`.
 */
export function isIsoTime(value: string): boolean {
  return isoTimeToMillis(value) !== undefined;
}

/** The milliseconds since 1970-01-01T00:00:00Z of an ISO 8601 date and time with a zone, or undefined. */
export function isoTimeToMillis(value: string): number | undefined {
  const match = ISO_EXTENDED.exec(value) ?? ISO_BASIC.exec(value);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second = '00', fraction, utc, offset, offsetMinute = '00'] = match;
  const zone = utc ?? `${offset}:${offsetMinute}`;
  const seconds = fraction === undefined ? second : `${second}.${fraction}`;
  return timestampToMillis(`${year}-${month}-${day}T${hour}:${minute}:${seconds}${zone}`);
}

function endsMonth(millis: number): boolean {
  const date = new Date(millis);
  return date.getUTCDate() === 1 && date.getUTCHours() === 0 && date.getUTCMinutes() === 0;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** `Date.UTC` moves the years 0 to 99 into the twentieth century. */
function startOfDay(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}
