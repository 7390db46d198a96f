import { formatNumber } from '../../schema/values/text';
import { sentNames } from '../../schema/draft/names/sentNames';
import { useQuery } from '@tanstack/react-query';
import type { ConnectedPlatform } from '../../schema/responses/connection';
import { connectionQuery, recordedPlatform } from '../../submission/connection/connection';
import { pageTokens } from '../../submission/connection/credentials';
import { type LivePlace, liveSendings } from '../../submission/reading/settleSending';
import { listStored, readablePlace, type StoredEntry } from '../../submission/reading/readStored';
import { textsOf } from '../../library/query/searchDrafts';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { useStore } from 'zustand';
import type { Draft, SendingRecord } from '../../schema/draft/draft';

/** A place with its platform as the connection names it, and the number of entries that cannot be read. */
type ListedPlace = LivePlace & { connected: ConnectedPlatform; unreadable: number };
export type LiveTemplates = readonly ListedPlace[];

/** Milliseconds between two lists while the page is visible. */
const refreshMs = 30_000;
/** Templates above which lists are read less often: a list of 10,000 takes megabytes. */
const usualCount = 1000;
/** Places that are listed. */
const maxPlaces = 24;

/**
 * The templates that live at the platforms now, by one list request for each app id. Undefined until they are listed.
 * Places that cannot be read are left out.
 */
export function useLiveTemplates(isEnabled: boolean): LiveTemplates | undefined {
  const { data: connection } = useQuery({ ...connectionQuery, enabled: isEnabled });
  const tokens = useStore(pageTokens);
  const places = (connection?.platforms ?? [])
    .flatMap((connected) =>
      connected.appIds.flatMap((appId) => {
        const place = readablePlace(connected, appId, tokens[connected.name] ?? '');
        return place ? [{ connected, place }] : [];
      }),
    )
    .slice(0, maxPlaces);

  const { data } = useQuery({
    queryKey: ['stored templates', places.map(({ place }) => [place.platformName, place.appId])],
    async queryFn(): Promise<LiveTemplates> {
      const listed = await Promise.all(
        places.map(async ({ connected, place }) => {
          const list = await listStored(place);
          if (!list) return [];
          const byName = new Map(list.entries.map((entry) => [entry.name, entry]));
          const { unreadable } = list;
          const { appId } = place;
          return [{ connected, platform: recordedPlatform(connected), appId, byName, unreadable }];
        }),
      );
      return listed.flat();
    },
    enabled: isEnabled && places.length > 0,
    networkMode: 'always',
    refetchInterval: ({ state }) => refreshMs * Math.max(1, countTemplates(state.data) / usualCount),
    refetchOnWindowFocus: true,
    retry: 0,
    // Maps are compared by identity.
    structuralSharing: false,
  });
  return data;
}

const countTemplates = (live: LiveTemplates = []) => live.reduce((sum, { byName }) => sum + byName.size, 0);

/**
 * The drafts with the statuses that the platforms say now. Drafts whose status is the same stay the same objects. Nothing
 * is stored: an open draft follows its own sendings.
 */
export function withLiveSendings(
  drafts: readonly Draft[] | undefined,
  live: readonly LivePlace[] | undefined,
): readonly Draft[] | undefined {
  if (!live) return drafts;
  return drafts?.map((draft) => {
    const sendings = liveSendings(draft.sendings, live);
    return sendings === draft.sendings ? draft : { ...draft, sendings: [...sendings] };
  });
}

/** A template that lives at a platform and belongs to no draft of this device. */
export type PlatformOnlyEntry = {
  /** Unique among all places. */
  id: string;
  stored: StoredEntry;
  connected: ConnectedPlatform;
  platform: string;
  appId: string;
};

/** "3 more on the platform (1 rejected)"; undefined without any. */
export function describePlatformOnly(entries: readonly PlatformOnlyEntry[]): string | undefined {
  const rejected = entries.filter(({ stored }) => stored.status === 'rejected').length;
  const count = `${formatNumber(entries.length)} more on the platform`;
  if (entries.length === 0) return undefined;
  return rejected === 0 ? count : `${count} (${formatNumber(rejected)} rejected)`;
}

/** What a template of a platform is searched in, once it was: lists have thousands. */
const searchedTexts = new WeakMap<StoredEntry, string>();

function searchedText(stored: StoredEntry): string {
  const known = searchedTexts.get(stored);
  if (known !== undefined) return known;
  const template = { name: stored.name, type: stored.type, component: stored.component };
  const texts = isTemplateDraft(template) ? textsOf(template) : [stored.name];
  const folded = texts.join('\n').normalize('NFC').toLowerCase();
  searchedTexts.set(stored, folded);
  return folded;
}

/** Whether a template of a platform has each of these words in its name, its texts or its app ID. */
export function matchesEntry({ stored, appId }: PlatformOnlyEntry, words: readonly string[]): boolean {
  return words.every((word) => searchedText(stored).includes(word) || appId.toLowerCase().includes(word));
}

const idOf = ({ platform, appId }: Pick<SendingRecord, 'platform' | 'appId'>, name: string) =>
  `${platform}\n${appId}\n${name}`;

/** How many templates of a set the platforms have, by their status. A set keeps the names under which it was sent. */
export function countSetStatuses(live: LiveTemplates = [], { set }: Pick<Draft, 'set'>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of Object.values(set?.fixedNames ?? {})) {
    const stored = live.find(({ byName }) => byName.has(name))?.byName.get(name);
    if (stored) counts.set(stored.status, (counts.get(stored.status) ?? 0) + 1);
  }
  return counts;
}

/** The templates of all places that no draft was sent as, in the order of their names. */
export function findPlatformOnly(live: LiveTemplates, drafts: readonly Draft[]): PlatformOnlyEntry[] {
  const known = new Set(
    drafts.flatMap(({ sendings }) =>
      sendings.flatMap((sending) => sentNames([sending]).map((name) => idOf(sending, name))),
    ),
  );
  const inSets = new Set(drafts.flatMap(({ set }) => Object.values(set?.fixedNames ?? {})));
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
    .filter(({ id, stored }) => !known.has(id) && !inSets.has(stored.name))
    .sort((a, b) => (a.stored.name < b.stored.name ? -1 : 1));
}
