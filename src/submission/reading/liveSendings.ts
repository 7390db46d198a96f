import type { SendingRecord } from '../../schema/draft/draft';
import type { StoredEntry } from './readStored';
import { asFound, isSentTemplate, nameOf, withStatus } from './settleSending';

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
    return sending.byHand ? sending : withStatus(sending, stored.status);
  });
  return live.some((sending, index) => sending !== sendings[index]) ? live : sendings;
}
