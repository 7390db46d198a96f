import { lazy } from '../../lib/values';

const timeOfDay = lazy(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' }),
);
const shortTime = lazy(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const day = lazy(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }));

/** "12:04:31" in the person's time zone. `at`: milliseconds since the epoch. */
export function formatTimeOfDay(at: number): string {
  return timeOfDay().format(at);
}

/** "today, 12:04" or "21 Nov 2026, 12:04" in the person's time zone. Both in milliseconds since the epoch. */
export function formatMoment(at: number, now = Date.now()): string {
  const date = day().format(at);
  return `${date === day().format(now) ? 'today' : date}, ${shortTime().format(at)}`;
}

/** "21 Nov 2026, 12:04" in the person's time zone, for text that is read on later days too. */
export function formatDateAndTime(at: number): string {
  return `${day().format(at)}, ${shortTime().format(at)}`;
}
