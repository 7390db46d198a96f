import type { SendingRecord } from '../../schema/draft/draft';

/**
 * The newest sending whose outcome is unknown or whose template is pending. Undefined if there is none, or if a person has
 * noted its status.
 */
export function findFollowed(sendings: readonly SendingRecord[]): SendingRecord | undefined {
  const record = sendings.findLast(
    ({ outcome, status }) => outcome === 'unknown' || (outcome === 'created' && status === 'pending'),
  );
  return record?.byHand ? undefined : record;
}
