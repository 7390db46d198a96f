const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

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
  return isDay ? format.format(at) : day;
}
