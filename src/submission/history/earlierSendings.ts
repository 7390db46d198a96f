import { isRecord } from '../../lib/isRecord';
import type { SendingRecord } from '../../schema/draft/draft';

type SentName = {
  payload: { name: string };
  platform: string;
  appId: string;
};

const nameOf = ({ payload }: SendingRecord) => (isRecord(payload) ? payload['name'] : undefined);

/** The newest sending of this draft that created a template of that name at that place. */
export function findCreatedBefore(
  sendings: readonly SendingRecord[],
  { payload, platform, appId }: SentName,
): SendingRecord | undefined {
  return sendings.findLast(
    (sending) =>
      sending.outcome === 'created' &&
      sending.platform === platform &&
      sending.appId === appId &&
      nameOf(sending) === payload.name,
  );
}

/** Whether an earlier sending under the same name has an unknown outcome. `at`: milliseconds since the epoch. */
export function hasUnknownBefore(
  sendings: readonly SendingRecord[],
  { at, payload }: Pick<SentName, 'payload'> & { at: number },
): boolean {
  return sendings.some(
    (sending) => sending.outcome === 'unknown' && sending.at < at && nameOf(sending) === payload.name,
  );
}
