import { draftSender } from '../draft/sender';
import { z } from '../values/zod';

/** The most characters of a logo as a data address: a square picture as the page makes it has a tenth of that. */
const MAX_LOGO = 400_000;

/** The address of a logo that was chosen as a file. */
export const logoAddress = z.string().regex(/^data:image\/(?:png|jpeg|webp);base64,/);

/** Body of `PUT …/senders/{id}`: how a sender looks on the phones. */
export const SenderLook = z
  .strictObject({
    ...draftSender.omit({ id: true }).shape,
    name: z.string().max(200),
    color: z
      .string()
      .regex(/^#[0-9A-Fa-f]{6}$/)
      .optional(),
    logoUrl: z.string().max(2000).optional(),
    logo: logoAddress.max(MAX_LOGO).optional(),
  })
  .meta({ id: 'SenderLook', description: 'How a sender looks on the phones. Never a part of a template.' });
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
  changedBy: z.string().nullable(),
});
export type SpaceSender = z.infer<typeof SpaceSender>;

/** Answer of `GET …/senders`. */
export const SpaceSenderList = z
  .object({ senders: z.array(SpaceSender) })
  .meta({ id: 'SpaceSenderList', description: 'The senders that a space shares, oldest first.' });

/** Answer of `PUT …/senders/{id}`. */
export const SpaceSenderAnswer = z
  .object({ sender: SpaceSender })
  .meta({ id: 'SpaceSenderAnswer', description: 'A sender in its newest revision.' });
