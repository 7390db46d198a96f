import { contains, isRecord } from '../../lib/values';
import type { SendingRecord } from '../../schema/draft/draft';
import { statusOfSending } from '../../schema/draft/sendings';
import type { TemplateStatus } from '../../schema/values/enums';
import { templateStatusLabel } from '../outcome/StatusBadge';
import type { StoredEntry } from './readStored';

/** The name under which a sending went out. */
export const nameOf = ({ payload }: Pick<SendingRecord, 'payload'>): string | undefined =>
  isRecord(payload) && typeof payload.name === 'string' ? payload.name : undefined;

/** Whether a template at the platform is the one that was sent: same type, and everything that was sent. The platform may add fields. */
export function isSentTemplate({ payload }: Pick<SendingRecord, 'payload'>, stored: StoredEntry): boolean {
  return isRecord(payload) && payload.type === stored.type && contains(stored.component, payload.component);
}

/** The record of an unknown sending whose template was found. */
export function asFound(record: SendingRecord, { status }: StoredEntry): SendingRecord {
  return {
    ...record,
    outcome: 'created',
    status,
    summary: `Found on the platform: ${templateStatusLabel(status).toLowerCase()}`,
  };
}

/** The record with the status that the platform says now. A manual status before gives way. */
export function withStatus(record: SendingRecord, status: TemplateStatus, noticedAt: number): SendingRecord {
  const { byHand: _noted, ...rest } = record;
  return { ...rest, status, noticedAt };
}

/** A place, and the templates that it has now. */
export type LivePlace = {
  /** The platform as records name it. */
  platform: string;
  appId: string;
  byName: ReadonlyMap<string, StoredEntry>;
};

/** The template at a place to which a sending belongs by its name; undefined if that place has none, or is not listed. */
function liveTemplateOf(sending: SendingRecord, places: readonly LivePlace[]): StoredEntry | undefined {
  const { platform, appId } = sending;
  const place = places.find((one) => one.platform === platform && one.appId === appId);
  return place?.byName.get(nameOf(sending) ?? '');
}

/** The sendings with the statuses that the platforms say now; the same list if nothing differs. */
export function liveSendings(
  sendings: readonly SendingRecord[],
  places: readonly LivePlace[],
): readonly SendingRecord[] {
  const live = sendings.map((sending) => {
    const stored = liveTemplateOf(sending, places);
    if (!stored) return sending;
    if (sending.outcome === 'unknown')
      return isSentTemplate(sending, stored) ? asFound(sending, stored) : sending;
    if (sending.outcome !== 'created' || sending.status === stored.status) return sending;
    return sending.byHand ? sending : { ...sending, status: stored.status };
  });
  return live.some((sending, index) => sending !== sendings[index]) ? live : sendings;
}

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

/** Whether an earlier sending under the same name has an unknown outcome. `at`: milliseconds since the epoch. */
export function hasUnknownBefore(
  sendings: readonly SendingRecord[],
  { at, payload }: { at: number; payload: unknown },
): boolean {
  return sendings.some(
    (sending) => sending.outcome === 'unknown' && sending.at < at && nameOf(sending) === nameOf({ payload }),
  );
}

/** The newest template that was created under the name of a draft, if it was rejected. Later sendings only meet its name. */
export function findRejection(
  sendings: readonly SendingRecord[],
  name: string | undefined,
): SendingRecord | undefined {
  const newest = sendings.findLast((sending) => sending.outcome === 'created' && nameOf(sending) === name);
  return newest && statusOfSending(newest) === 'rejected' ? newest : undefined;
}
