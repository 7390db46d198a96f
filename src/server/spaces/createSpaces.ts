import type { TalkEvent } from '../../schema/responses/spaces';
import { peopleRoutes } from '../access/erase/peopleRoutes';
import type { Identify } from '../access/guard';
import type { Database } from '../database/openDatabase';
import { exportRoutes } from '../export/exportRoutes';
import type { Watch } from '../log/watch';
import type { Announce } from '../notices/announce';
import type { Settings } from '../settings/settings';
import { createDraftEvents } from './draftEvents';
import { draftRoutes } from './draftRoutes';
import { createPresenceStore } from './presenceStore';
import { createDraftStore } from './draftStore';
import { createSendingRecorder, createSendingStore } from './sendingStore';
import { createSenderFollower, senderRoutes } from './senderRoutes';
import { createEventStreams } from './eventStream';

type SpaceDependencies = {
  settings: Settings;
  database: Database;
  watch: Watch;
  now: () => number;
  identify: Identify;
  /** Finds what has changed in comments and reviews since its last call. */
  findTalks: () => Promise<TalkEvent[]>;
  /** Finds who has new notices since its last call. */
  findNotified: () => Promise<string[]>;
  announce: Announce;
};

/** Everything that the server does with the drafts of teams. */
export function createSpaces({
  settings,
  database,
  watch,
  now,
  identify,
  findTalks,
  findNotified,
  announce,
}: SpaceDependencies) {
  const store = createDraftStore(database, now);
  const presence = createPresenceStore(database, now);
  const sendings = createSendingStore(database, now, announce);
  const findSenders = createSenderFollower(database);
  const events = createDraftEvents({
    database,
    store,
    presence,
    findTalks,
    findNotified,
    findSenders,
    watch,
  });
  const streams = createEventStreams({ events, settings, identify: (c) => identify(c.req.raw, c.env) });
  return {
    /** The addresses under `/api/v1`. */
    apiRoutes: [
      ...draftRoutes({ settings, store, sendings, presence, events, streams }),
      ...senderRoutes(database, now, events.report),
      ...exportRoutes(settings, database, now),
      ...peopleRoutes(settings, database, (subject) => streams.endOf(subject)),
    ],
    drafts: store,
    /** Reports what has changed to the pages that are open. */
    report: events.report,
    recordSending: createSendingRecorder(sendings, settings, events.report),
    /** Notes the statuses that a platform tells of templates, and tells people of changes. */
    noteStatuses: async (platform: string, appId: string, statuses: ReadonlyMap<string, string>) => {
      if (await sendings.noteStatuses(platform, appId, statuses)) events.report();
    },
    pendingAppIds: (platform: string) => sendings.pendingAppIds(platform),
    countStreams: () => streams.count(),
    /** Ends the event streams, which otherwise keep a stopping server waiting. */
    endStreams: () => streams.endAll(),
  };
}

export type Spaces = ReturnType<typeof createSpaces>;
