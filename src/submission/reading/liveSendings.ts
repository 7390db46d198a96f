import type { SendingRecord } from '../../schema/draft/draft';
import type { StoredEntry } from './readStored';
import { asFound, isSentTemplate, nameOf, withStatus } from './settleSending';

/** A platform and the templates that it has now, by app id and name. */
export type LiveTemplates = {
  platform: string;
  byAppId: ReadonlyMap<string, ReadonlyMap<string, StoredEntry>>;
};

/** The sendings with the statuses that the platform says now; the same list if nothing differs. */
export function liveSendings(
  sendings: readonly SendingRecord[],
  { platform, byAppId }: LiveTemplates,
): readonly SendingRecord[] {
  const live = sendings.map((sending) => {
    if (sending.platform !== platform) return sending;
    const stored = byAppId.get(sending.appId)?.get(nameOf(sending) ?? '');
    if (!stored) return sending;
    if (sending.outcome === 'unknown')
      return isSentTemplate(sending, stored) ? asFound(sending, stored) : sending;
    if (sending.outcome !== 'created' || sending.status === stored.status) return sending;
    return sending.byHand ? sending : withStatus(sending, stored.status);
  });
  return live.some((sending, index) => sending !== sendings[index]) ? live : sendings;
}
