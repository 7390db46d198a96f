import { isTimestamp, timestampToMillis } from './timestamp';

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

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Sun, 14 March 2027, 18:00" for a timestamp, at its own offset; the text itself if it is none. */
export function formatWallTime(timestamp: string): string {
  const wall = timestampToWallTime(timestamp);
  if (!wall) return timestamp;
  const [date = '', time = ''] = wall.local.split('T');
  return `${day.format(new Date(`${date}T00:00:00Z`))}, ${time.slice(0, 5)}`;
}
