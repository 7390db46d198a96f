import type { Presence, PresenceEvent } from '../../schema/responses/spaces';
import type { Database } from '../database/openDatabase';
import type { DraftKey } from './draftRows';

/** Milliseconds without a report after which a page counts as closed. It reports every 10 seconds. */
const PRESENCE_MS = 25_000;

const placeOf = ({ space, draft }: { space: string; draft: string }) => `${space}/${draft}`;

/** The conditions of one row. */
const isRow = ({ space, id }: DraftKey, page: string) =>
  [
    ['space', '=', space],
    ['draft', '=', id],
    ['page', '=', page],
  ] as const;

/** Knows which pages have which drafts open, in every process. */
export function createPresenceStore(database: Database, now: () => number) {
  const isoAgo = (ms: number) => new Date(now() - ms).toISOString();

  return {
    /** Notes that a page has a draft open, and what its person does there. */
    async arrive(key: DraftKey, { page, ...report }: Omit<Presence, 'since'>): Promise<void> {
      const at = isoAgo(0);
      await database.deleteFrom('draft_presence').where('seen_at', '<', isoAgo(PRESENCE_MS)).execute();
      const before = await database
        .selectFrom('draft_presence')
        .selectAll()
        .where((row) => row.and(isRow(key, page).map(([column, sign, value]) => row(column, sign, value))))
        .executeTakeFirst();
      const since = before?.field === report.field ? before.since : at;
      await database
        .insertInto('draft_presence')
        .values({ space: key.space, draft: key.id, page, ...report, since, seen_at: at })
        .onConflict((conflict) =>
          conflict.columns(['space', 'draft', 'page']).doUpdateSet({ ...report, since, seen_at: at }),
        )
        .execute();
    },
    /** Notes that a page has closed a draft. */
    async leave(key: DraftKey, page: string): Promise<void> {
      await database
        .deleteFrom('draft_presence')
        .where((row) => row.and(isRow(key, page).map(([column, sign, value]) => row(column, sign, value))))
        .execute();
    },
    /** Everybody who is here now, by draft. */
    async list(): Promise<Map<string, PresenceEvent>> {
      const rows = await database
        .selectFrom('draft_presence')
        .selectAll()
        .where('seen_at', '>=', isoAgo(PRESENCE_MS))
        .orderBy('since')
        .orderBy('page')
        .execute();
      const events = new Map<string, PresenceEvent>();
      for (const { space, draft, page, person, field, shows, asks, since } of rows) {
        const place = placeOf({ space, draft });
        const event = events.get(place) ?? { space, draft, people: [] };
        event.people.push({ page, person, field, shows, asks, since: Date.parse(since) });
        events.set(place, event);
      }
      return events;
    },
  };
}

export type PresenceStore = ReturnType<typeof createPresenceStore>;
