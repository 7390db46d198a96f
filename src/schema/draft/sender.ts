import { z } from '../values/zod';

/** The messages that an operator has admitted a sender for. */
export const senderKindNames = {
  promotional: 'Promotional',
  transactional: 'Transactional',
  otp: 'One-time passwords',
  mixed: 'Several kinds',
} as const;
export type SenderKind = keyof typeof senderKindNames;
export const senderKinds = Object.keys(senderKindNames) as readonly SenderKind[];

/** Whether a text is a colour of a sender. */
export const isSenderColor = (text: string | undefined): text is string =>
  text !== undefined && /^#[0-9a-f]{6}$/i.test(text);

/**
 * The sender that a draft shows: its id on the device that chose it, and a copy of its look for every other device.
 * Never part of a template. A logo that was chosen as a file stays with the sender on its device.
 */
export const draftSender = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  verified: z.boolean(),
  /** `#rrggbb`. */
  color: z.optional(z.string().check(z.refine(isSenderColor))),
  logoUrl: z.optional(z.string()),
  kind: z.optional(z.enum(senderKinds)),
});
export type DraftSender = z.infer<typeof draftSender>;

/** The part of a sender that a draft keeps. */
export function toDraftSender({ id, name, verified, color, logoUrl, kind }: DraftSender): DraftSender {
  return {
    id,
    name,
    verified,
    ...(color === undefined ? {} : { color }),
    ...(logoUrl === undefined ? {} : { logoUrl }),
    ...(kind === undefined ? {} : { kind }),
  };
}
