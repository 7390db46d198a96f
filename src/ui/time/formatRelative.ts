const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const sameYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const otherYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

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
  if (ago < hourMs) return relative.format(-Math.floor(ago / minuteMs), 'minute');
  // When the clocks change, a day has 23 or 25 hours.
  const days = Math.round((dayOf(now) - dayOf(at)) / dayMs);
  if (days === 0) return relative.format(-Math.floor(ago / hourMs), 'hour');
  if (days < 7) return relative.format(-days, 'day');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? sameYear : otherYear).format(at);
}
