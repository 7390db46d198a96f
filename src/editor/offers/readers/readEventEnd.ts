import { valueAt } from '../../../lib/path';
import { timestampToMillis, addHours, formatWallTime } from '../../../lib/time';
import type { OfferReader } from '../../model/offer';

/** An event without an end, or one that ends before it starts, is offered an end one hour after its start. */
export const readEventEnd: OfferReader = ({ at, text, state }) => {
  const start = valueAt(state.draft, at.replace(/endTime$/, 'startTime'));
  if (typeof start !== 'string') return undefined;
  const [starts, ends] = [timestampToMillis(start), timestampToMillis(text)];
  const later = addHours(start, 1);
  if (starts === undefined || later === undefined || (ends !== undefined && ends >= starts)) return undefined;
  return {
    choices: [
      {
        action: `Use ${formatWallTime(later)} (one hour later)`,
        changes: { [at]: later },
        done: `End: ${formatWallTime(later)}.`,
      },
    ],
  };
};
