import { draftSender } from '../draft/sender';
import { z } from '../values/zod';

/** The most characters of a logo as a data address: a square picture as the page makes it has a tenth of that. */
const MAX_LOGO = 400_000;

/** The address of a logo that was chosen as a file. */
export const logoAddress = z
  .string()
  .check(z.regex(/^data:image\/(?:png|jpeg|webp);base64,/, 'must be a data: URL of a PNG, JPEG or WebP'));

/** Body of `PUT …/senders/{id}`: how a sender looks on the phones. */
export const SenderLook = z
  .strictObject({
    ...z.omit(draftSender, { id: true }).shape,
    name: z.string().check(z.maxLength(200)),
    color: z.optional(z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'must be # and six hexadecimal digits'))),
    logoUrl: z.optional(z.string().check(z.maxLength(2000))),
    logo: z.optional(logoAddress.check(z.maxLength(MAX_LOGO))),
  })
  .register(z.globalRegistry, {
    id: 'SenderLook',
    description: 'How a sender looks on the phones. Never a part of a template.',
  });
export type SenderLook = z.infer<typeof SenderLook>;

/** A sender of a space. */
export const SpaceSender = z.object({
  id: z.string(),
  look: SenderLook,
  /** Counts the changes, from 1: for `If-Match`, in quotes. */
  revision: z.int(),
  /** Milliseconds since the epoch. */
  createdAt: z.number(),
  /** Who changed it last; null without sign-in. */
  changedBy: z.nullable(z.string()),
});
export type SpaceSender = z.infer<typeof SpaceSender>;

/** Answer of `GET …/senders`. */
export const SpaceSenderList = z.object({ senders: z.array(SpaceSender) }).register(z.globalRegistry, {
  id: 'SpaceSenderList',
  description: 'The senders that a space shares, oldest first.',
});

/** Answer of `PUT …/senders/{id}`. */
export const SpaceSenderAnswer = z
  .object({ sender: SpaceSender })
  .register(z.globalRegistry, { id: 'SpaceSenderAnswer', description: 'A sender in its newest revision.' });
