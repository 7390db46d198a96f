const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const sameYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const otherYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Midnight in the person's time zone, so that "yesterday" is a day of the calendar. */
function dayOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** "just now", "5 minutes ago", "yesterday", "4 Mar", "4 Mar 2025". Both in milliseconds since the epoch. */
export function formatRelative(at: number, now = Date.now()): string {
  const ago = now - at;
  if (ago < MINUTE) return 'just now';
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  // Days of a changing clock have 23 or 25 hours.
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY);
  if (days === 0) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (days < 7) return relative.format(-days, 'day');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? sameYear : otherYear).format(at);
}
