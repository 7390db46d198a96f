import { lazy } from '../../lib/values';

// A format costs a millisecond: each is made at its first use.
const formatter = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat('en-GB', options));
const relative = lazy(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }));
const dayOfYear = formatter({ day: 'numeric', month: 'short' });
const fullDay = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const utcDay = formatter({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const timeOfDay = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
const shortTime = formatter({ hour: '2-digit', minute: '2-digit' });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Midnight in the person's time zone, so that "yesterday" is a day of the calendar. */
function dayOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** "just now", "5 minutes ago", "yesterday", "4 Mar", "4 Mar 2025". Both in milliseconds since the epoch. */
export function formatRelative(at: number, now = Date.now()): string {
  const ago = now - at;
  if (ago < minuteMs) return 'just now';
  if (ago < hourMs) return relative().format(-Math.floor(ago / minuteMs), 'minute');
  // When the clocks change, a day has 23 or 25 hours.
  const days = Math.round((dayOf(now) - dayOf(at)) / dayMs);
  if (days === 0) return relative().format(-Math.floor(ago / hourMs), 'hour');
  if (days < 7) return relative().format(-days, 'day');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? dayOfYear() : fullDay()).format(at);
}

/** "12:04:31" in the person's time zone. `at`: milliseconds since the epoch. */
export function formatTimeOfDay(at: number): string {
  return timeOfDay().format(at);
}

/** "today, 12:04" or "21 Nov 2026, 12:04" in the person's time zone. Both in milliseconds since the epoch. */
export function formatMoment(at: number, now = Date.now()): string {
  const date = fullDay().format(at);
  return `${date === fullDay().format(now) ? 'today' : date}, ${shortTime().format(at)}`;
}

/** "21 Nov 2026, 12:04" in the person's time zone, for text that is read on later days too. */
export function formatDateAndTime(at: number): string {
  return `${fullDay().format(at)}, ${shortTime().format(at)}`;
}

/** The day of a moment in the person's time zone, as YYYY-MM-DD. `at`: milliseconds since the epoch. */
export function dayAt(at: number): string {
  const date = new Date(at);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** "20 Nov 2026" for 2026-11-20; returns text that is no day unchanged. */
export function formatDay(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  // Some engines read 31 February as 3 March.
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  return isDay ? utcDay().format(at) : day;
}

/** "7 s", "2 min 05 s": a wait in milliseconds, rounded up to seconds so that it never ends too early. */
export function formatWait(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** The time since a moment, with the exact time as its title. `at`: milliseconds since the epoch. */
export function RelativeTime({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
      {formatRelative(at)}
    </time>
  );
}
