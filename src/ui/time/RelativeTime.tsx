import { formatMoment } from './formatMoment';
import { formatRelative } from './formatRelative';

/** How long ago something was; the exact time stands behind it. `at`: milliseconds since the epoch. */
export function RelativeTime({ at }: { at: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
      {formatRelative(at)}
    </time>
  );
}
