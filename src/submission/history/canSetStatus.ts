import type { SendingRecord } from '../../schema/draft/draft';
import type { Connection } from '../../schema/responses/connection';
import { platformOf } from '../connection/platforms';

/**
 * Whether a person may note the status of a sending: where its platform cannot be asked, or to take back a note.
 * `connection` is undefined where it is not known.
 */
export function canSetStatus(
  sending: Pick<SendingRecord, 'platform' | 'appId' | 'byHand'>,
  connection: Connection | undefined,
): boolean {
  return sending.byHand !== undefined || platformOf(connection, sending)?.readable !== 'yes';
}
