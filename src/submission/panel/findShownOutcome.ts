import type { SendingRecord } from '../../schema/draft/draft';
import { CreateTemplatePayload } from '../../schema/template/template';
import { isSame } from '../../lib/values';
import { hasUnknownBefore } from '../reading/settleSending';
import { statusOfSending } from '../../schema/draft/sendings';
import { type SendingOutcome, isNameTaken } from '../outcome/outcome';
import type { LastSending } from '../sending/sending';

/** The outcome to show. `isOwnName`: the platform refused a name that an earlier sending of unknown outcome may have taken. */
export type ShownOutcome = { outcome: SendingOutcome; at: number; isOwnName: boolean };

/**
 * The newest outcome of a draft. A record counts more than the answer, as the platform may have been asked since. Undefined
 * when there is none, and where a manual status would contradict it.
 */
export function findShownOutcome(
  last: LastSending | undefined,
  sendings: readonly SendingRecord[],
): ShownOutcome | undefined {
  if (last && !last.outcome) return undefined;
  const newest = sendings.at(-1);
  if (!last?.outcome) return newest && afterReload(newest, sendings);
  const { sending, outcome } = last;
  const record = sendings.find(({ at }) => at === sending.at);
  if (record?.byHand) return undefined;
  const isOwnName = isNameTaken(outcome) && hasUnknownBefore(sendings, sending);
  const settled = settledBy(outcome, record, sendings, sending.payload);
  return settled ? ofRecord(settled) : { outcome, at: sending.at, isOwnName };
}

/** What a record alone tells of the newest sending: that nobody knows its outcome, or that its name is taken. */
function afterReload(newest: SendingRecord, sendings: readonly SendingRecord[]): ShownOutcome | undefined {
  const shown = ofRecord(newest);
  if (newest.outcome === 'unknown') return shown;
  if (!newest.isNameTaken) return undefined;
  const settled = settledBy(shown.outcome, newest, sendings, newest.payload);
  return settled ? ofRecord(settled) : { ...shown, isOwnName: hasUnknownBefore(sendings, newest) };
}

/** What was rejected or has expired is sent again on purpose. */
const isOfUse = (earlier: SendingRecord) => ['approved', 'pending'].includes(statusOfSending(earlier) ?? '');

/** The record that says more than the answer: the platform was asked, and has the template. */
function settledBy(
  outcome: SendingOutcome,
  record: SendingRecord | undefined,
  sendings: readonly SendingRecord[],
  payload: unknown,
): SendingRecord | undefined {
  if (record?.outcome === 'created' && record.status !== undefined)
    return 'status' in outcome && outcome.status === record.status ? undefined : record;
  // Sent a second time after a lost answer, and refused because the first one had created it.
  return isNameTaken(outcome)
    ? sendings.findLast(
        (earlier) => earlier.outcome === 'created' && isOfUse(earlier) && isSame(earlier.payload, payload),
      )
    : undefined;
}

function ofRecord(record: SendingRecord): ShownOutcome {
  const { at, status, summary, payload } = record;
  const sent = CreateTemplatePayload.safeParse(payload).data;
  if (record.outcome === 'created' && status && sent)
    return { outcome: { kind: 'created', status, template: { ...sent, status } }, at, isOwnName: false };
  if (record.isNameTaken)
    return {
      outcome: { kind: 'refused_content', message: summary, path: ['name'], isNameTaken: true },
      at,
      isOwnName: false,
    };
  return { outcome: { kind: 'unknown', why: summary }, at, isOwnName: false };
}
