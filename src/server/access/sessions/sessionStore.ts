import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Role, type ListedSession, type Person } from '../../../schema/responses/session';
import type { Database } from '../../database/openDatabase';
import { digestOf } from '../../guards/callers';
import { randomId } from '../../request/requestId';
import type { Caller } from '../../request/bindings';
import { parse, serialize } from 'hono/utils/cookie';
import { publicOrigin, type PublicPlace } from '../../guards/addresses';
import type { Settings } from '../../settings/settings';

/** The groups of a session. */
export const readGroups = (stored: string | null): string[] =>
  stored === null ? [] : z.array(z.string()).parse(JSON.parse(stored));

export type SessionStore = ReturnType<typeof createSessionStore>;

const MINUTE_MS = 60_000;

/** Keeps sessions in the database, so that they outlive the process and several processes agree. */
export function createSessionStore(
  database: Database,
  { SESSION_IDLE_MINUTES, SESSION_MAX_HOURS }: Pick<Settings, 'SESSION_IDLE_MINUTES' | 'SESSION_MAX_HOURS'>,
  now: () => number,
) {
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
    /** Signs a person in; the id is stored nowhere else. */
    async open({ subject, name }: Person, role: Role, groups: readonly string[] = []): Promise<string> {
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
          groups: JSON.stringify(groups),
          created_at: at,
          seen_at: at,
        })
        .execute();
      return id;
    },
    /** The person of a session that is neither unknown, revoked, idle for too long nor too old. */
    async find(id: string): Promise<Caller | undefined> {
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
      return { role, person: { subject: row.subject, name: row.name }, groups: readGroups(row.groups) };
    },
    async close(id: string): Promise<void> {
      await database.deleteFrom('sessions').where('digest', '=', digestOf(id)).execute();
    },
    async list(): Promise<ListedSession[]> {
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
    /** The person of a session by its public id. */
    async nameOf(publicId: string): Promise<string | undefined> {
      const row = await database
        .selectFrom('sessions')
        .select('name')
        .where('public_id', '=', publicId)
        .executeTakeFirst();
      return row?.name;
    },
    async revoke(publicId: string): Promise<void> {
      await database.deleteFrom('sessions').where('public_id', '=', publicId).execute();
    },
  };
}

/**
 * A cookie that only this host sets and only TLS carries. Plain http is possible on this machine only; there browsers
 * refuse the `__Host-` prefix, so the cookie goes without it and without `Secure`.
 */
export function createCookie(name: string, sameSite: 'Strict' | 'Lax') {
  const find = (request: Request, place: PublicPlace) => {
    const secure = publicOrigin(request, place).startsWith('https:');
    return { secure, full: secure ? `__Host-${name}` : name };
  };
  return {
    read(request: Request, place: PublicPlace): string | undefined {
      const { full } = find(request, place);
      return parse(request.headers.get('cookie') ?? '', full)[full];
    },
    /** The value of `Set-Cookie`; 0 seconds remove the cookie. */
    write(
      request: Request,
      place: PublicPlace,
      { value, seconds }: { value: string; seconds: number },
    ): string {
      const { secure, full } = find(request, place);
      return serialize(full, value, { path: '/', httpOnly: true, secure, sameSite, maxAge: seconds });
    },
  };
}

/** Not sent with any request that another site causes. */
export const sessionCookie = createCookie('rcs-session', 'Strict');

/** 256 random bits in base64url. */
const SESSION_ID = /^[\w-]{43}$/;

/** The session id of a request; undefined if it has none. */
export function readSessionId(request: Request, place: PublicPlace): string | undefined {
  const id = sessionCookie.read(request, place);
  return id !== undefined && SESSION_ID.test(id) ? id : undefined;
}
