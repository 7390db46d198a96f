import { randomBytes } from 'node:crypto';
import { Role, type ListedSession, type Person } from '../../../schema/responses/session';
import type { Database } from '../../database/openDatabase';
import { sha256 } from '../../guards/tokens';
import { randomId } from '../../request/requestId';
import type { Caller } from '../people';

type Limits = { SESSION_IDLE_MINUTES: number; SESSION_MAX_HOURS: number };

export type SessionStore = {
  /** Signs a person in; the id is stored nowhere else. */
  open: (person: Person, role: Role) => Promise<string>;
  /** The person of a session that is neither unknown, revoked, idle for too long nor too old. */
  find: (id: string) => Promise<Caller | undefined>;
  close: (id: string) => Promise<void>;
  list: () => Promise<ListedSession[]>;
  /** The person of a session by its public id. */
  nameOf: (publicId: string) => Promise<string | undefined>;
  revoke: (publicId: string) => Promise<void>;
};

const MINUTE_MS = 60_000;

const digestOf = (id: string) => sha256(id).toString('hex');

/** Keeps sessions in the database, so that they outlive the process and several processes agree. */
export function createSessionStore(
  database: Database,
  { SESSION_IDLE_MINUTES, SESSION_MAX_HOURS }: Limits,
  now: () => number,
): SessionStore {
  const isoAgo = (ms: number) => new Date(now() - ms).toISOString();
  const oldest = () => isoAgo(SESSION_MAX_HOURS * 60 * MINUTE_MS);
  const longestIdle = () => isoAgo(SESSION_IDLE_MINUTES * MINUTE_MS);

  async function touch(digest: string, seenAt: string) {
    if (seenAt > isoAgo(MINUTE_MS)) return;
    await database
      .updateTable('sessions')
      .set({ seen_at: isoAgo(0) })
      .where('digest', '=', digest)
      .execute();
  }
  return {
    async open({ subject, name }, role) {
      const id = randomBytes(32).toString('base64url');
      const at = isoAgo(0);
      await database
        .deleteFrom('sessions')
        .where((row) => row.or([row('created_at', '<', oldest()), row('seen_at', '<', longestIdle())]))
        .execute();
      await database
        .insertInto('sessions')
        .values({
          digest: digestOf(id),
          public_id: randomId(),
          subject,
          name,
          role,
          created_at: at,
          seen_at: at,
        })
        .execute();
      return id;
    },
    async find(id) {
      const digest = digestOf(id);
      const row = await database
        .selectFrom('sessions')
        .selectAll()
        .where('digest', '=', digest)
        .executeTakeFirst();
      const role = Role.safeParse(row?.role).data;
      if (row === undefined || role === undefined) return undefined;
      if (row.created_at < oldest() || row.seen_at < longestIdle()) return undefined;
      // A database that cannot be written now may still let people read.
      await touch(digest, row.seen_at).catch(() => undefined);
      return { role, person: { subject: row.subject, name: row.name } };
    },
    async close(id) {
      await database.deleteFrom('sessions').where('digest', '=', digestOf(id)).execute();
    },
    async list() {
      const rows = await database
        .selectFrom('sessions')
        .select(['public_id', 'name', 'role', 'created_at', 'seen_at'])
        .where('created_at', '>=', oldest())
        .where('seen_at', '>=', longestIdle())
        .orderBy('seen_at', 'desc')
        .limit(1000)
        .execute();
      return rows.map(({ public_id: id, name, role, created_at: since, seen_at: seen }) => ({
        id,
        name,
        role,
        since,
        seen,
      }));
    },
    async nameOf(publicId) {
      const row = await database
        .selectFrom('sessions')
        .select('name')
        .where('public_id', '=', publicId)
        .executeTakeFirst();
      return row?.name;
    },
    async revoke(publicId) {
      await database.deleteFrom('sessions').where('public_id', '=', publicId).execute();
    },
  };
}
