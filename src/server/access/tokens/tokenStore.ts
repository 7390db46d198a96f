import { randomBytes } from 'node:crypto';
import { Role, type Person } from '../../../schema/responses/session';
import type { NewToken } from '../../../schema/responses/tokens';
import type { Database } from '../../database/openDatabase';
import { digestOf, OWN_TOKEN_PREFIX } from '../../guards/callers';
import type { Caller } from '../../request/bindings';
import { randomId } from '../../request/requestId';
import { chooseRole, includesRole, type RoleSettings } from '../people';
import { readGroups } from '../sessions/sessionStore';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

export type TokenRow = {
  id: string;
  label: string;
  role: Role;
  space: string | null;
  subject: string;
  /** The owner. */
  name: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

export type TokenStore = ReturnType<typeof createTokenStore>;

/** Keeps the tokens of programs, as digests, and what their owners may do. */
export function createTokenStore(database: Database, settings: RoleSettings, now: () => number) {
  const iso = (time = now()) => new Date(time).toISOString();

  const rows = () =>
    database
      .selectFrom('tokens')
      .innerJoin('people', 'people.subject', 'tokens.subject')
      .select(['id', 'label', 'role', 'space', 'tokens.subject', 'name'])
      .select(['created_at', 'expires_at', 'used_at'])
      .where('expires_at', '>', iso());

  async function touch(digest: string, usedAt: string | null) {
    if (usedAt !== null && usedAt > iso(now() - MINUTE_MS)) return;
    await database.updateTable('tokens').set({ used_at: iso() }).where('digest', '=', digest).execute();
  }
  return {
    /** The person by the name that people call them, if nobody else has it; a name tells who did something. */
    async chooseName(person: Person, called: string | undefined): Promise<Person> {
      if (called === undefined) return person;
      const other = await database
        .selectFrom('people')
        .select('subject')
        .where('subject', '!=', person.subject)
        .where((row) =>
          // SQLite knows the two cases of English letters only.
          row.or([row('name', '=', called), row(row.fn('lower', ['name']), '=', called.toLowerCase())]),
        )
        .limit(1)
        .executeTakeFirst();
      return other === undefined ? { ...person, name: called } : person;
    },
    /** Notes what a person may do, at each sign-in. */
    async rememberPerson({ subject, name }: Person, groups: readonly string[]): Promise<void> {
      const known = { name, groups: JSON.stringify(groups) };
      await database
        .insertInto('people')
        .values({ subject, ...known })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(known))
        .execute();
    },
    /** Makes a token. Its secret is stored nowhere. */
    async add(
      { label, role, space, days }: NewToken,
      { subject, name }: Person,
    ): Promise<{ row: TokenRow; secret: string }> {
      const secret = `${OWN_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
      await database.deleteFrom('tokens').where('expires_at', '<', iso()).execute();
      const row = {
        id: randomId(),
        label,
        role,
        space,
        subject,
        created_at: iso(),
        expires_at: iso(now() + days * DAY_MS),
        used_at: null,
      };
      await database
        .insertInto('tokens')
        .values({ ...row, digest: digestOf(secret) })
        .execute();
      return { row: { ...row, name }, secret };
    },
    /** Who acts by a token that is neither unknown, revoked nor expired, and whose owner may still come in. */
    async find(secret: string): Promise<Caller | undefined> {
      const digest = digestOf(secret);
      const row = await rows().select('groups').where('digest', '=', digest).executeTakeFirst();
      const caller = row && callerOf(row, settings);
      // A database that cannot be written now may still let programs read.
      if (caller) await touch(digest, row.used_at).catch(() => undefined);
      return caller;
    },
    /** As `find`, by the id of the token: who has given work to the server by it. */
    async findById(id: string): Promise<Caller | undefined> {
      const row = await rows().select('groups').where('id', '=', id).executeTakeFirst();
      return row && callerOf(row, settings);
    },
    /** What a person may do, as their last sign-in said; undefined if they may not come in any more. */
    async findPerson(subject: string): Promise<Caller | undefined> {
      const row = await database
        .selectFrom('people')
        .selectAll()
        .where('subject', '=', subject)
        .executeTakeFirst();
      const groups = readGroups(row?.groups ?? null);
      const role = chooseRole(groups, settings);
      return row && role && { role, person: { subject, name: row.name }, groups };
    },
    /** The tokens of everybody, newest first. */
    async list(): Promise<TokenRow[]> {
      const found = await rows().orderBy('created_at', 'desc').execute();
      return found.map((row) => ({ ...row, role: Role.parse(row.role) }));
    },
    async revoke(id: string): Promise<void> {
      await database.deleteFrom('tokens').where('id', '=', id).execute();
    },
  };
}

function callerOf(
  row: Omit<TokenRow, 'role'> & { role: string; groups: string },
  settings: RoleSettings,
): Caller | undefined {
  const groups = readGroups(row.groups);
  const own = chooseRole(groups, settings);
  if (own === undefined) return undefined;
  const role = Role.parse(row.role);
  return {
    role: includesRole(own, role) ? role : own,
    person: { subject: row.subject, name: row.name },
    groups,
    token: { id: row.id, role, space: row.space, label: row.label },
  };
}
