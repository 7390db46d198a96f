import type { ReadNotices } from '../../schema/responses/notices';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';

export type NoticeRow = Tables['notices'];
export type NoticeStore = ReturnType<typeof createNoticeStore>;

/** Days for which a notice is kept. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps the inboxes. A person sees only what is about spaces that they may see now. */
export function createNoticeStore(database: Database, now: () => number) {
  const iso = (time = now()) => new Date(time).toISOString();
  const of = (subject: string, spaces: readonly string[]) =>
    database
      .selectFrom('notices')
      .where('subject', '=', subject)
      .where('space', 'in', [...spaces, '']);

  return {
    list: (subject: string, spaces: readonly string[], before: string | undefined, limit: number) => {
      const query = of(subject, spaces).selectAll().orderBy('id', 'desc').limit(limit);
      return (before === undefined ? query : query.where('id', '<', before)).execute();
    },
    async countUnread(subject: string, spaces: readonly string[]): Promise<number> {
      const row = await of(subject, spaces)
        .select((count) => count.fn.countAll().as('unread'))
        .where('read_at', 'is', null)
        .executeTakeFirst();
      return Number(row?.unread ?? 0);
    },
    async markRead(subject: string, { ids = [], upTo }: ReadNotices): Promise<void> {
      await database
        .updateTable('notices')
        .set({ read_at: iso() })
        .where('subject', '=', subject)
        .where('read_at', 'is', null)
        .where((row) => row.or([row('id', 'in', [...ids, '']), row('id', '<=', upTo ?? '')]))
        .execute();
    },
    /** Removes old notices and what was delivered long ago. */
    async tidy(): Promise<void> {
      const before = iso(now() - KEPT_DAYS * DAY_MS);
      await database.deleteFrom('notices').where('at', '<', before).execute();
      await database
        .deleteFrom('deliveries')
        .where('at', '<', before)
        .where('state', '!=', 'waiting')
        .execute();
    },
  };
}

/** Notices of the last minute are looked at again: one with an earlier id may be stored later, by another process. */
const LOOKED_BACK_MS = 60_000;

/** Finds who has new notices since its last call. The first call finds nobody. */
export function createNoticeFollower(database: Database, now: () => number) {
  let known: Set<string> | undefined;
  return async (): Promise<string[]> => {
    const rows = await database
      .selectFrom('notices')
      .select(['id', 'subject'])
      // An id begins with its time.
      .where('id', '>', new Date(now() - LOOKED_BACK_MS).toISOString())
      .execute();
    const before = known;
    known = new Set(rows.map(({ id, subject }) => `${id} ${subject}`));
    if (before === undefined) return [];
    const news = rows.filter(({ id, subject }) => !before.has(`${id} ${subject}`));
    return [...new Set(news.map(({ subject }) => subject))];
  };
}
