import { randomBytes } from 'node:crypto';
import type { GuestLink } from '../../schema/responses/guests';
import type { Person } from '../../schema/responses/session';
import type { Database } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { digestOf } from '../guards/callers';
import { randomId } from '../request/requestId';
import type { DraftKey } from '../spaces/draftRows';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A link without its picture, which has half a megabyte. */
export type GuestRow = Omit<Tables['guest_links'], 'picture'>;

/** By which the guests of a link are known; they cannot be told apart. */
export const guestOf = ({ id }: Pick<GuestRow, 'id'>) => `guest:${id}`;

/** A picture for chats, and the SHA-256 of the version that it shows. */
export type GuestPicture = { png: Buffer; digest: string; width: number; height: number };

const columns = [
  'digest',
  'id',
  'space',
  'draft',
  'subject',
  'name',
  'created_at',
  'expires_at',
  'picture_digest',
  'picture_width',
  'picture_height',
] as const satisfies (keyof GuestRow)[];

export type GuestStore = ReturnType<typeof createGuestStore>;

/** Keeps the links by which people without an account see one template. */
export function createGuestStore(database: Database, now: () => number) {
  const iso = (time = now()) => new Date(time).toISOString();
  const openLinks = () => database.selectFrom('guest_links').where('expires_at', '>', iso());

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
        picture_digest: null,
        picture_width: null,
        picture_height: null,
      };
      await database.insertInto('guest_links').values(row).execute();
      return { link: listedLink(row), secret };
    },
    /** The open links of a draft, newest first. */
    async list({ space, id }: DraftKey): Promise<GuestLink[]> {
      const rows = await openLinks()
        .select(columns)
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
      openLinks().select(columns).where('digest', '=', digestOf(secret)).executeTakeFirst(),
    /** Keeps the picture of a link, in place of an earlier one. Resolves to false if the draft has no such link. */
    async keepPicture(
      { space, id }: DraftKey,
      link: string,
      { png, digest, width, height }: GuestPicture,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('guest_links')
        .set({
          picture: png.toString('base64'),
          picture_digest: digest,
          picture_width: String(width),
          picture_height: String(height),
        })
        .where('expires_at', '>', iso())
        .where('space', '=', space)
        .where('draft', '=', id)
        .where('id', '=', link)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** The picture of an open link. */
    async findPicture(secret: string): Promise<Buffer | undefined> {
      const row = await openLinks()
        .select('picture')
        .where('digest', '=', digestOf(secret))
        .executeTakeFirst();
      return row?.picture ? Buffer.from(row.picture, 'base64') : undefined;
    },
  };
}

const listedLink = ({ id, name, created_at, expires_at }: GuestRow): GuestLink => ({
  id,
  by: name,
  createdAt: created_at,
  expiresAt: expires_at,
});
