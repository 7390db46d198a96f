import { formatMoment } from './formatMoment';
import { formatRelative } from './formatRelative';

/** The time since a moment, with the exact time as its title. `at`: milliseconds since the epoch. */
export function RelativeTime({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
      {formatRelative(at)}
    </time>
  );
}
