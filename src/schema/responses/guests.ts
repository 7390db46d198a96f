import { z } from '../values/zod';
import { CommentList, NewComment } from './comments';
import { bodyDigest, visible } from './reviews';
import { DraftDocument } from './spaces';

/** The most days that a link for guests lasts. */
const MAX_GUEST_DAYS = 30;
/** Characters of a guest’s name. */
const MAX_GUEST_NAME = 60;

/** The secret of a link for guests: 256 random bits in base64url. */
const GuestSecret = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, 'must be the 43 characters at the end of a link for guests'));

/** An open link for guests, without its secret. */
export const GuestLink = z.object({
  id: z.string(),
  /** Who made it. */
  by: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type GuestLink = z.infer<typeof GuestLink>;

/** Answer of `GET …/drafts/{id}/guests`. */
export const GuestLinkList = z.object({ links: z.array(GuestLink) }).register(z.globalRegistry, {
  id: 'GuestLinkList',
  description: 'The open links for guests of a draft, newest first.',
});
export type GuestLinkList = z.infer<typeof GuestLinkList>;

/** Body of `POST …/drafts/{id}/guests`. */
export const NewGuestLink = z
  .strictObject({ days: z._default(z.int().check(z.gte(1), z.lte(MAX_GUEST_DAYS)), 7) })
  .register(z.globalRegistry, { id: 'NewGuestLink', description: 'For how long a link for guests is open.' });
export type NewGuestLink = z.infer<typeof NewGuestLink>;

/** Answer of `POST …/drafts/{id}/guests`. */
export const MadeGuestLink = z.object({ link: GuestLink, secret: GuestSecret }).register(z.globalRegistry, {
  id: 'MadeGuestLink',
  description: 'The link. `secret` is shown this once and stored nowhere: the address is `/review/<secret>`.',
});
export type MadeGuestLink = z.infer<typeof MadeGuestLink>;

/** Limits of a picture for chats: WhatsApp shows none from 600 kB on, and none below 300 pixels. Bytes, and pixels of a side. */
export const guestPicture = { bytes: 500_000, least: 300, most: 1200 } as const;

/** Answer of `GET /api/v1/guest/oembed`, as https://oembed.com says. The thumbnail is absent without a picture. */
export const GuestEmbed = z
  .object({
    version: z.literal('1.0'),
    type: z.literal('link'),
    title: z.string(),
    author_name: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    thumbnail_url: z.optional(z.string()),
    thumbnail_width: z.optional(z.int()),
    thumbnail_height: z.optional(z.int()),
  })
  .register(z.globalRegistry, { id: 'GuestEmbed', description: 'What a chat shows of a link for guests.' });
export type GuestEmbed = z.infer<typeof GuestEmbed>;

/** Body of `POST /api/v1/guest/review`. */
export const GuestKey = z
  .strictObject({ secret: GuestSecret })
  .register(z.globalRegistry, { id: 'GuestKey', description: 'The secret of a link for guests.' });

/** Answer of `POST /api/v1/guest/review`: one template, and what guests of this link say about it. */
export const GuestReview = z
  .object({
    /** Who made the link. */
    by: z.string(),
    expiresAt: z.string(),
    /** The version that waits for review, else the newest; beside it, what the phones need. */
    document: DraftDocument,
    digest: bodyDigest,
    /** The threads that guests of this link began. */
    comments: CommentList.shape.comments,
  })
  .register(z.globalRegistry, {
    id: 'GuestReview',
    description: 'What a guest sees: one template and its comments.',
  });
export type GuestReview = z.infer<typeof GuestReview>;

/** Body of `PUT /api/v1/guest/comments/{comment}`. */
export const GuestComment = z
  .extend(NewComment, {
    secret: GuestSecret,
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(MAX_GUEST_NAME),
        z.regex(visible, 'must have a visible character'),
        z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line, without control characters'),
      ),
  })
  .register(z.globalRegistry, {
    id: 'GuestComment',
    description: 'A comment of a guest, who says how they are called.',
  });
export type GuestComment = z.infer<typeof GuestComment>;
