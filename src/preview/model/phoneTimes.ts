import type { System } from './options';

/** The times that are written on a phone, and the attributes of what shows them. */
type PhoneTimes = {
  time: string;
  today: string;
  weekday: string;
  now: string;
  writing: { lang?: string; dir?: 'auto' };
};

/** When the message arrived on the drawn phones: on a Monday. In UTC, so that no time zone moves it. */
const arrivals = {
  android: { at: Date.UTC(2026, 0, 5, 9, 30), english: '9:30 AM' },
  ios: { at: Date.UTC(2026, 0, 5, 9, 41), english: '9:41 AM' },
} as const satisfies Record<System, { at: number; english: string }>;

/** The times on a phone in a language; without one in English, as all other words of the phones. */
export function phoneTimes(system: System, locale: string | undefined): PhoneTimes {
  const { at, english } = arrivals[system];
  if (locale === undefined)
    return { time: english, today: 'Today', weekday: 'Monday', now: 'now', writing: {} };
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const today = relative.format(0, 'day');
  return {
    // The fonts of the phones lack the narrow space that stands before “AM”.
    time: write({ timeStyle: 'short' }).replaceAll('\u202F', ' '),
    today: today.charAt(0).toLocaleUpperCase(locale) + today.slice(1),
    weekday: write({ weekday: 'long' }),
    now: relative.format(0, 'second'),
    writing: { lang: locale, dir: 'auto' },
  };
}
