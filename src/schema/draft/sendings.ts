import { isRecord, isSame } from '../../lib/values';
import { type SendingRecord, type ManualStatus, type TemplateDraft } from './draft';
import { withoutBlanks } from './draftToTemplate';
import type { TemplateStatus } from '../values/enums';

/** The newest sending that created a template, else the newest with an unknown outcome. Its status may be set by hand. */
export function decisiveSending(sendings: readonly SendingRecord[]): SendingRecord | undefined {
  return (
    sendings.findLast(({ outcome }) => outcome === 'created') ??
    sendings.findLast(({ outcome }) => outcome === 'unknown')
  );
}

/** The standing of a draft at the platforms. */
export type DraftStatus = {
  /** The sending that decides; absent for a draft that was not sent under its name. */
  sending?: SendingRecord;
  /** Whether the draft differs from what was sent. */
  isChanged: boolean;
  /** Whether the draft can only be sent under another name. */
  needsName: boolean;
};

/** A platform and an app id, as records name them. */
export type SendingPlace = Pick<SendingRecord, 'platform' | 'appId'>;

/**
 * The standing of a draft after its sendings under its current name: a draft with another name is a new template.
 *
 * @param template the request body that would be sent now
 * @param destination where it would go; sendings to there count before those to elsewhere
 */
export function findDraftStatus(
  sendings: readonly SendingRecord[],
  template: TemplateDraft,
  destination?: SendingPlace,
): DraftStatus {
  const underName = sendings.filter(({ payload }) => isRecord(payload) && payload.name === template.name);
  const isThere = ({ platform, appId }: SendingRecord) =>
    !destination || (platform === destination.platform && appId === destination.appId);
  const there = underName.filter(isThere);
  const counted = there.length > 0 ? there : underName;
  // A created template stays created, whatever came after: its name is taken.
  const sending = counted.findLast(({ outcome }) => outcome === 'created') ?? counted.at(-1);
  if (!sending) return { isChanged: false, needsName: false };
  const isChanged = !isSame(withoutBlanks(sending.payload), template);
  return { sending, isChanged, needsName: isChanged && sending.outcome === 'created' && isThere(sending) };
}

/** The current status: the status set by hand, as that is newer, else the platform's. */
export function statusOfSending({
  byHand,
  status,
}: Pick<SendingRecord, 'byHand' | 'status'>): TemplateStatus | undefined {
  return byHand?.status ?? status;
}

/** The sendings with a status set by hand on the decisive sending; undefined removes it. */
export function withStatusByHand(
  sendings: readonly SendingRecord[],
  byHand: ManualStatus | undefined,
): SendingRecord[] {
  const decisive = decisiveSending(sendings);
  return sendings.map((sending) => {
    if (sending !== decisive) return sending;
    const { byHand: _, ...rest } = sending;
    return byHand ? { ...rest, byHand } : rest;
  });
}
