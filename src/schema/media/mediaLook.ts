import { z } from '../values/zod';
import { FileMediaKind, mediaLimits } from './mediaKinds';

/** Body of `POST /api/media-check`. */
export const MediaCheckRequest = z.strictObject({
  addresses: z
    .array(z.string().check(z.maxLength(4096)))
    .check(z.minLength(1), z.maxLength(mediaLimits.checkedAddresses)),
  /** Looks again, also where the last look is only minutes old. */
  again: z.optional(z.boolean()),
});
export type MediaCheckRequest = z.infer<typeof MediaCheckRequest>;

export const lookOutcomes = {
  /** Somebody answered; `status` and the rest say what. */
  reached: true,
  /** No such host, nobody listens, nobody answers, or the name leads to an address that is not public. */
  unreachable: true,
  /** The host was reached, and its answer did not come in time. */
  slow: true,
  /** The host was reached, and closed the connection early, or answered what is not HTTP. */
  unreadable: true,
  /** The certificate of an https address is missing, wrong or out of date. */
  certificate: true,
  /** The address names a private host. Nobody was asked. */
  private: true,
  /** The address names a port other than 80 and 443. Nobody was asked. */
  port: true,
  /** Not an http or https address. Nobody was asked. */
  invalid: true,
  /** Too many looks in a minute, or too long a line of them; `retryAfter` seconds later there is room. Nobody was asked. */
  limited: true,
} as const;
export type LookOutcome = keyof typeof lookOutcomes;

/** What was seen at a media address, as a platform would see it. */
export const MediaLook = z.object({
  address: z.string(),
  outcome: z.enum(Object.keys(lookOutcomes) as [LookOutcome, ...LookOutcome[]]),
  /** A file of this server, answered without a call. */
  isOwn: z.boolean(),
  status: z.optional(z.number().check(z.int())),
  /** Where a redirect leads. It was not followed, as platforms do not follow it. */
  location: z.optional(z.string()),
  contentType: z.optional(z.string()),
  /** The true kind, by the first bytes; if it is none for cards, `foreign` names it. */
  kind: z.optional(FileMediaKind),
  foreign: z.optional(z.string()),
  bytes: z.optional(z.number()),
  width: z.optional(z.number().check(z.int())),
  height: z.optional(z.number().check(z.int())),
  /** From the first byte out to the last byte read. */
  milliseconds: z.optional(z.number()),
  /** ISO 8601, UTC. */
  lookedAt: z.string(),
  retryAfter: z.optional(z.number().check(z.int())),
});
export type MediaLook = z.infer<typeof MediaLook>;

/** Answer of `POST /api/media-check`: one look for each address, in the same order. */
export const MediaCheckAnswer = z.object({ looks: z.array(MediaLook) });
export type MediaCheckAnswer = z.infer<typeof MediaCheckAnswer>;
