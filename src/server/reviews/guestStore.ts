import { randomBytes } from 'node:crypto';
import type { GuestLink } from '../../schema/responses/guests';
import type { Person } from '../../schema/responses/session';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { digestOf } from '../guards/callers';
import { randomId } from '../request/requestId';
import type { DraftKey } from '../spaces/draftRows';

const DAY_MS = 24 * 60 * 60 * 1000;

export type GuestRow = Tables['guest_links'];
export type GuestStore = ReturnType<typeof createGuestStore>;

/** Keeps the links by which people without an account see one template. */
export function createGuestStore(database: Database, now: () => number) {
  const iso = (time = now()) => new Date(time).toISOString();
  const openLinks = () => database.selectFrom('guest_links').selectAll().where('expires_at', '>', iso());

  return {
    /** Makes a link. Its secret is stored nowhere. */
    async make({ space, id: draft }: DraftKey, days: number, { subject, name }: Person) {
      const secret = randomBytes(32).toString('base64url');
      await database.deleteFrom('guest_links').where('expires_at', '<', iso()).execute();
      const row: GuestRow = {
        digest: digestOf(secret),
        id: randomId(),
        space,
        draft,
        subject,
        name,
        created_at: iso(),
        expires_at: iso(now() + days * DAY_MS),
      };
      await database.insertInto('guest_links').values(row).execute();
      return { link: listedLink(row), secret };
    },
    /** The open links of a draft, newest first. */
    async list({ space, id }: DraftKey): Promise<GuestLink[]> {
      const rows = await openLinks()
        .where('space', '=', space)
        .where('draft', '=', id)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(listedLink);
    },
    /** Resolves to false if the draft has no such link. */
    async withdraw({ space, id }: DraftKey, link: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('guest_links')
        .where('space', '=', space)
        .where('draft', '=', id)
        .where('id', '=', link)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    /** The open link of a secret. */
    find: (secret: string): Promise<GuestRow | undefined> =>
      openLinks().where('digest', '=', digestOf(secret)).executeTakeFirst(),
  };
}

const listedLink = ({ id, name, created_at, expires_at }: GuestRow): GuestLink => ({
  id,
  by: name,
  createdAt: created_at,
  expiresAt: expires_at,
});
