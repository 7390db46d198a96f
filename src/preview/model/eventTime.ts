import { timestampToMillis } from '../../lib/time';

/** Language and time zone of dates, by default the viewer's own. */
export type Locality = { locale?: string | undefined; timeZone?: string | undefined };

/**
 * An RFC 3339 timestamp in the viewer's zone, with the zone's name; undefined when it is no timestamp.
 * For instance `Sun, 14 Mar 2027, 04:00 UTC`.
 */
export function eventTime(timestamp: string, { locale, timeZone }: Locality): string | undefined {
  const millis = timestampToMillis(timestamp);
  if (millis === undefined) return undefined;
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(millis);
}

/** The wall time of a timestamp with its written offset: `09:30, UTC+05:30`. */
export function writtenTime(timestamp: string): string {
  const [, time, offset] = /T(\d{2}:\d{2}).*?([Zz]|[+-]\d{2}:\d{2})$/i.exec(timestamp) ?? [];
  if (time === undefined || offset === undefined) return timestamp;
  return `${time}, UTC${/z/i.test(offset) ? '' : offset}`;
}
