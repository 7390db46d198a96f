import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Invitation, Member, NewInvitation } from '../../../schema/responses/members';
import type { Person } from '../../../schema/responses/session';
import { includesSpaceRole, SpaceRole } from '../../../schema/responses/spaces';
import type { Database } from '../../database/openDatabase';
import type { Tables } from '../../database/tables';
import { digestOf } from '../../guards/callers';
import type { Caller } from '../../request/bindings';
import { randomId } from '../../request/requestId';
import type { Settings } from '../../settings/settings';
import type { Identify } from '../guard';
import { chooseRole } from '../people';
import { readGroups } from '../sessions/sessionStore';
import { lockSpace } from '../../spaces/draftRows';
import { roleIn } from '../spaces';

const DAY_MS = 24 * 60 * 60 * 1000;

type OpenInvitation = { id: string; space: string; role: SpaceRole; by: string };

export type MemberStore = ReturnType<typeof createMemberStore>;

/** Adds the roles that invitations gave to what the sign-in says of a caller. */
export const withMemberships =
  (identify: Identify, database: Database): Identify =>
  async (request, bindings) => {
    const caller = await identify(request, bindings);
    if (caller.person === undefined) return caller;
    return { ...caller, memberships: await membershipsOf(database, caller.person.subject) };
  };

/** The roles that invitations gave to a person, by space. */
async function membershipsOf(database: Database, subject: string): Promise<Record<string, SpaceRole>> {
  const rows = await database
    .selectFrom('members')
    .select(['space', 'role'])
    .where('subject', '=', subject)
    .execute();
  return Object.fromEntries(rows.map(({ space, role }) => [space, SpaceRole.parse(role)]));
}

/** Keeps who was invited to which space. */
export function createMemberStore(database: Database, settings: Settings, now: () => number) {
  const iso = (time = now()) => new Date(time).toISOString();
  const openInvitations = () =>
    database.selectFrom('invitations').selectAll().where('expires_at', '>', iso());
  const findMember = (space: string, subject: string) =>
    database
      .selectFrom('members')
      .selectAll()
      .where('space', '=', space)
      .where('subject', '=', subject)
      .executeTakeFirst();

  return {
    findMember,
    /** Everybody who may use a space, as their last sign-in said, and everybody who was invited to it. */
    async list(space: string, caller: Caller): Promise<Member[]> {
      const invited = new Map(
        (await database.selectFrom('members').selectAll().where('space', '=', space).execute()).map((row) => [
          row.subject,
          row,
        ]),
      );
      const known = await database.selectFrom('people').selectAll().execute();
      const mailboxes = await database.selectFrom('mailboxes').select(['subject', 'address']).execute();
      const addresses = new Map(mailboxes.map(({ subject, address }) => [subject, address]));
      const signedIn = new Map(
        known.map(({ subject, name, groups: stored }) => {
          const groups = readGroups(stored);
          const role = roleIn(space, { role: chooseRole(groups, settings), groups }, settings);
          return [subject, { name, role }];
        }),
      );
      return [...new Set([...signedIn.keys(), ...invited.keys()])]
        .flatMap((id): Member[] => {
          const { name: knownName, role: own } = signedIn.get(id) ?? {};
          const member = invited.get(id);
          const invitedAs = member ? SpaceRole.parse(member.role) : null;
          const role = own && invitedAs ? higherOf(own, invitedAs) : (own ?? invitedAs);
          const name = knownName ?? member?.name ?? id;
          const address = addresses.get(id) ?? null;
          return role === null
            ? []
            : [{ id, name, address, role, invitedAs, isYou: id === caller.person?.subject }];
        })
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    },
    /** The groups of everybody, as their last sign-in said. */
    async groups(): Promise<Map<string, readonly string[]>> {
      const known = await database.selectFrom('people').select(['subject', 'groups']).execute();
      return new Map(known.map(({ subject, groups }) => [subject, readGroups(groups)]));
    },
    /**
     * Gives an invited person another role, or takes it back (null) with the invitations and the links for guests that they
     * made. Resolves to false if the caller is no sender of the space any more: of two who remove each other, one stays.
     */
    async change(
      { space, subject, role }: { space: string; subject: string; role: SpaceRole | null },
      caller: Caller,
    ): Promise<boolean> {
      return database.transaction().execute(async (work) => {
        await lockSpace(work, space);
        const own = await membershipsOf(work, caller.person?.subject ?? '');
        if (roleIn(space, { ...caller, memberships: own }, settings) !== 'sender') return false;
        if (role !== null)
          await work
            .updateTable('members')
            .set({ role })
            .where('space', '=', space)
            .where('subject', '=', subject)
            .execute();
        else
          for (const table of ['members', 'invitations', 'guest_links'] as const)
            await work.deleteFrom(table).where('space', '=', space).where('subject', '=', subject).execute();
        return true;
      });
    },
    /** Makes an invitation. Its secret is stored nowhere. */
    async invite(
      space: string,
      { role, days }: NewInvitation,
      { subject, name }: Person,
    ): Promise<{ invitation: Invitation; secret: string }> {
      const secret = randomBytes(32).toString('base64url');
      await database.deleteFrom('invitations').where('expires_at', '<', iso()).execute();
      const row = {
        digest: digestOf(secret),
        id: randomId(),
        space,
        role,
        subject,
        name,
        created_at: iso(),
        expires_at: iso(now() + days * DAY_MS),
        joined: '0',
      };
      await database.insertInto('invitations').values(row).execute();
      return { invitation: listed(row), secret };
    },
    /** The open invitations to a space, newest first. */
    async invitations(space: string): Promise<Invitation[]> {
      const rows = await openInvitations().where('space', '=', space).orderBy('created_at', 'desc').execute();
      return rows.map(listed);
    },
    async withdraw(space: string, id: string): Promise<void> {
      await database.deleteFrom('invitations').where('space', '=', space).where('id', '=', id).execute();
    },
    /** The open invitation of a secret. */
    async read(secret: string): Promise<OpenInvitation | undefined> {
      const row = await openInvitations().where('digest', '=', digestOf(secret)).executeTakeFirst();
      return row && { id: row.id, space: row.space, role: SpaceRole.parse(row.role), by: row.name };
    },
    /** Makes a person a member. Resolves to false if the invitation ended in this moment. */
    async join({ id, space, role }: OpenInvitation, { subject, name }: Person): Promise<boolean> {
      return database.transaction().execute(async (work) => {
        const { numUpdatedRows } = await work
          .updateTable('invitations')
          .set({ joined: sql<string>`cast(cast(joined as bigint) + 1 as text)` })
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await work
          .insertInto('members')
          .values({ space, subject, name, role, since: iso() })
          .onConflict((conflict) => conflict.columns(['subject', 'space']).doUpdateSet({ name, role }))
          .execute();
        return true;
      });
    },
  };
}

const higherOf = (one: SpaceRole, other: SpaceRole) => (includesSpaceRole(one, other) ? one : other);

const listed = ({ id, role, name, ...row }: Tables['invitations']): Invitation => ({
  id,
  role: SpaceRole.parse(role),
  by: name,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  joined: Number(row.joined),
});
