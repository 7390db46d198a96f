import { randomBytes } from 'node:crypto';
import { Role, type ListedSession, type Person } from '../../../schema/responses/session';
import type { Database } from '../../database/openDatabase';
import { sha256 } from '../../guards/callers';
import { randomId } from '../../request/requestId';
import type { Caller } from '../../request/bindings';
import { parse, serialize } from 'hono/utils/cookie';
import { publicOrigin } from '../../guards/addresses';

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

type Place = { PUBLIC_URL?: string | undefined; TRUSTED_PROXIES: number };

const isSecure = (request: Request, place: Place) => publicOrigin(request, place).startsWith('https:');

/**
 * A cookie that only this host sets and only TLS carries. Plain http is possible on this machine only; there browsers
 * refuse the `__Host-` prefix, so the cookie goes without it and without `Secure`.
 */
export function createCookie(name: string, sameSite: 'Strict' | 'Lax') {
  const nameFor = (secure: boolean) => (secure ? `__Host-${name}` : name);
  return {
    read(request: Request, place: Place): string | undefined {
      const full = nameFor(isSecure(request, place));
      return parse(request.headers.get('cookie') ?? '', full)[full];
    },
    /** The value of `Set-Cookie`; 0 seconds remove the cookie. */
    write(request: Request, place: Place, { value, seconds }: { value: string; seconds: number }): string {
      const secure = isSecure(request, place);
      return serialize(nameFor(secure), value, {
        path: '/',
        httpOnly: true,
        secure,
        sameSite,
        maxAge: seconds,
      });
    },
  };
}

/** Not sent with any request that another site causes. */
export const sessionCookie = createCookie('rcs-session', 'Strict');

/** 256 random bits in base64url. */
const SESSION_ID = /^[\w-]{43}$/;

/** The session id of a request; undefined if it has none. */
export function readSessionId(request: Request, place: Place): string | undefined {
  const id = sessionCookie.read(request, place);
  return id !== undefined && SESSION_ID.test(id) ? id : undefined;
}
