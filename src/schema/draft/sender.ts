import { z } from '../values/zod';

/** The messages that an operator has admitted a sender for. */
export const SenderKind = z.enum(['promotional', 'transactional', 'otp', 'mixed']);
export type SenderKind = z.infer<typeof SenderKind>;

export const senderKindNames = {
  promotional: 'Promotional',
  transactional: 'Transactional',
  otp: 'One-time passwords',
  mixed: 'Several kinds',
} satisfies Record<SenderKind, string>;

/**
 * The sender that a draft shows: its id on the device that chose it, and a copy of its look for every other device.
 * Never part of a template. A logo that was chosen as a file stays with the sender on its device.
 */
export const DraftSender = z.object({
  id: z.string().min(1),
  name: z.string(),
  verified: z.boolean(),
  /** `#rrggbb`. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .exactOptional(),
  logoUrl: z.string().exactOptional(),
  kind: SenderKind.exactOptional(),
});
export type DraftSender = z.infer<typeof DraftSender>;
