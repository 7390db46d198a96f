import { isRecord } from '../../lib/isRecord';
import { isSame } from '../../lib/isSame';
import type { SendingRecord, TemplateDraft } from '../../schema/draft/draft';

/** The standing of a draft at the platform. */
export type DraftStatus = {
  /** The sending that decides; absent for a draft that was not sent under its name. */
  sending?: SendingRecord;
  /** Whether the draft differs from what was sent. */
  isChanged: boolean;
  /** Whether the draft can only be sent under another name. */
  needsName: boolean;
};

/**
 * The standing of a draft after its sendings under its current name: a draft with another name is a new template.
 * `template`: the request body that would be sent now.
 */
export function findDraftStatus(sendings: readonly SendingRecord[], template: TemplateDraft): DraftStatus {
  const underName = sendings.filter(({ payload }) => isRecord(payload) && payload['name'] === template.name);
  // A created template stays created, whatever came after: its name is taken.
  const sending = underName.findLast(({ outcome }) => outcome === 'created') ?? underName.at(-1);
  if (!sending) return { isChanged: false, needsName: false };
  const isChanged = !isSame(sending.payload, template);
  return { sending, isChanged, needsName: isChanged && sending.outcome === 'created' };
}
