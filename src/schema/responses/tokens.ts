import { z } from '../values/zod';
import { Role } from './session';

/** The most days that a token lasts. */
export const MAX_TOKEN_DAYS = 365;

/** The most letters of a token's label. */
export const MAX_TOKEN_LABEL = 60;

/** Body of `POST /api/v1/tokens`. */
export const NewToken = z
  .strictObject({
    /** What it is for, in the words of its owner. */
    label: z.string().trim().min(1).max(MAX_TOKEN_LABEL),
    /** What a program may do with it; at most what its owner may do. */
    role: Role,
    /** The only space that it opens. Without one it is personal: it opens what its owner may see. */
    space: z.string().max(64).nullable().default(null),
    days: z.int().min(1).max(MAX_TOKEN_DAYS).default(90),
  })
  .meta({ id: 'NewToken', description: 'A token to make.' });
export type NewToken = z.infer<typeof NewToken>;

/** A token as lists show it. */
export const ListedToken = z.object({
  /** Names the token, and lets nobody in. */
  id: z.string(),
  label: z.string(),
  role: Role,
  space: z.string().nullable(),
  /** Who made it. */
  owner: z.string(),
  /** Whether the caller made it. */
  isOwn: z.boolean(),
  /** ISO 8601, UTC; the last use to the minute, null if there was none. */
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
});
export type ListedToken = z.infer<typeof ListedToken>;

/** Answer of `GET /api/v1/tokens`. */
export const TokenList = z
  .object({ tokens: z.array(ListedToken) })
  .meta({ id: 'TokenList', description: 'The caller’s tokens, and those that the caller may revoke.' });
export type TokenList = z.infer<typeof TokenList>;

/** Answer of `POST /api/v1/tokens`. */
export const MadeToken = z
  .object({ token: ListedToken, secret: z.string() })
  .meta({ id: 'MadeToken', description: 'The token. `secret` is shown this once and stored nowhere.' });
export type MadeToken = z.infer<typeof MadeToken>;
