import type { Draft, SendingRecord } from '../../schema/draft/draft';
import { sentNames } from '../../schema/draft/names/sentNames';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import type { StoredEntry } from '../../submission/reading/readStored';
import type { LiveTemplates } from './useLiveTemplates';

/** A template that lives at a platform and belongs to no draft of this device. */
export type PlatformOnlyEntry = {
  /** Unique among all places. */
  id: string;
  stored: StoredEntry;
  connected: ConnectedPlatform;
  platform: string;
  appId: string;
};

const idOf = ({ platform, appId }: Pick<SendingRecord, 'platform' | 'appId'>, name: string) =>
  `${platform}\n${appId}\n${name}`;

/** The templates of all places that no draft was sent as, in the order of their names. */
export function findPlatformOnly(live: LiveTemplates, drafts: readonly Draft[]): PlatformOnlyEntry[] {
  const known = new Set(
    drafts.flatMap(({ sendings }) =>
      sendings.flatMap((sending) => sentNames([sending]).map((name) => idOf(sending, name))),
    ),
  );
  return live
    .flatMap(({ connected, platform, appId, byName }) =>
      [...byName.values()].map((stored) => ({
        id: idOf({ platform, appId }, stored.name),
        stored,
        connected,
        platform,
        appId,
      })),
    )
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => (a.stored.name < b.stored.name ? -1 : 1));
}
