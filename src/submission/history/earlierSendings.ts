import { isRecord } from '../../lib/values';
import type { SendingRecord } from '../../schema/draft/draft';

const nameOf = ({ payload }: SendingRecord) => (isRecord(payload) ? payload.name : undefined);

/** Whether an earlier sending under the same name has an unknown outcome. `at`: milliseconds since the epoch. */
export function hasUnknownBefore(
  sendings: readonly SendingRecord[],
  { at, payload }: { at: number; payload: { name: string } },
): boolean {
  return sendings.some(
    (sending) => sending.outcome === 'unknown' && sending.at < at && nameOf(sending) === payload.name,
  );
}
