import type { SendingRecord } from '../../schema/draft/draft';
import { statusOfSending } from '../../schema/draft/sendings';
import { nameOf } from '../reading/settleSending';

/** The newest sending of a draft, if its template was rejected and the draft still has its name. */
export function findRejection(
  sendings: readonly SendingRecord[],
  name: string | undefined,
): SendingRecord | undefined {
  const newest = sendings.at(-1);
  const isRejected = newest?.outcome === 'created' && statusOfSending(newest) === 'rejected';
  return isRejected && nameOf(newest) === name ? newest : undefined;
}
