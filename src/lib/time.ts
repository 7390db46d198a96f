import { lazy } from './values';

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

/** Names of today, by the older ones that browsers give. */
const newNames = new Map([
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Europe/Kiev', 'Europe/Kyiv'],
]);

/** The name of a time zone as people write it today. Without a zone: that of this computer. */
export function timeZoneName(zone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return newNames.get(zone) ?? zone;
}

/** An RFC 3339 timestamp as people set it: a local time and its offset from UTC. */
export type WallTime = {
  /** `2027-03-14T09:30` or with seconds, as a `datetime-local` control holds it. */
  local: string;
  /** `+05:30` or `Z`. */
  offset: string;
};

const PARTS = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/** The parts of a timestamp; undefined if the text is no timestamp. */
export function timestampToWallTime(value: string): WallTime | undefined {
  const [, date, time, seconds = '', offset] = PARTS.exec(value) ?? [];
  if (date === undefined || time === undefined || offset === undefined || !isTimestamp(value))
    return undefined;
  return { local: `${date}T${time}${seconds === ':00' ? '' : seconds}`, offset: offset.toUpperCase() };
}

/** The timestamp of a wall time; an empty text if no time is set. */
export function wallTimeToTimestamp({ local, offset }: WallTime): string {
  if (local === '') return '';
  const withSeconds = /T\d{2}:\d{2}$/.test(local) ? `${local}:00` : local;
  return `${withSeconds.slice(0, 19)}${offset}`;
}

const two = (value: number) => String(value).padStart(2, '0');

/** This device's offset from UTC at a local time, as `+05:30`. It changes with summer time. */
export function deviceOffset(local: string): string {
  const date = local === '' ? new Date() : new Date(local);
  const minutes = -date.getTimezoneOffset();
  if (Number.isNaN(minutes) || minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** All offsets from UTC that are in use today. */
export const offsets: readonly string[] = [
  '-12:00 -11:00 -10:00 -09:30 -09:00 -08:00 -07:00 -06:00 -05:00 -04:00 -03:30 -03:00 -02:30 -02:00 -01:00 Z',
  '+01:00 +02:00 +03:00 +03:30 +04:00 +04:30 +05:00 +05:30 +05:45 +06:00 +06:30 +07:00 +08:00 +08:45 +09:00',
  '+09:30 +10:00 +10:30 +11:00 +12:00 +12:45 +13:00 +13:45 +14:00',
].flatMap((line) => line.split(' '));

/** The timestamp some hours later, at the same offset; undefined if the text is no timestamp. */
export function addHours(timestamp: string, hours: number): string | undefined {
  const wall = timestampToWallTime(timestamp);
  const millis = wall && timestampToMillis(`${wall.local.slice(0, 16)}:00Z`);
  if (!wall || millis === undefined) return undefined;
  const later = new Date(millis + hours * 3_600_000).toISOString();
  // A year beyond 9999 has more digits than a timestamp can hold.
  return /^\d{4}-/.test(later)
    ? wallTimeToTimestamp({ local: `${later.slice(0, 16)}${wall.local.slice(16)}`, offset: wall.offset })
    : undefined;
}

const day = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** "Sun, 14 March 2027, 18:00" for a timestamp, at its own offset; the text itself if it is none. */
export function formatWallTime(timestamp: string): string {
  const wall = timestampToWallTime(timestamp);
  if (!wall) return timestamp;
  const [date = '', time = ''] = wall.local.split('T');
  return `${day().format(new Date(`${date}T00:00:00Z`))}, ${time.slice(0, 5)}`;
}
