import { timestampToMillis } from '../../schema/timestamp';

/** A moment of an event for people: in the reader's zone, and as it is written. */
export type EventTime = { here: string; written: string };

/**
 * An RFC 3339 timestamp in the reader's zone (`Mar 14, 2027, 9:30 AM GMT+5:30`), beside the original with its
 * offset. `zone` is an IANA name, the reader's own without it. Undefined when the value is no timestamp.
 */
export function eventTime(timestamp: string, zone?: string): EventTime | undefined {
  const millis = timestampToMillis(timestamp);
  if (millis === undefined) return undefined;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(zone === undefined ? {} : { timeZone: zone }),
  });
  return { here: format.format(millis), written: timestamp };
}
