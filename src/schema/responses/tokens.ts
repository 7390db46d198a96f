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
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TOKEN_LABEL)),
    /** What a program may do with it; at most what its owner may do. */
    role: Role,
    /** The only space that it opens. Without one it is personal: it opens what its owner may see. */
    space: z._default(z.nullable(z.string().check(z.maxLength(64))), null),
    days: z._default(z.int().check(z.gte(1), z.lte(MAX_TOKEN_DAYS)), 90),
  })
  .register(z.globalRegistry, { id: 'NewToken', description: 'A token to make.' });
export type NewToken = z.infer<typeof NewToken>;

/** A token as lists show it. */
export const ListedToken = z.object({
  /** Names the token, and lets nobody in. */
  id: z.string(),
  label: z.string(),
  role: Role,
  space: z.nullable(z.string()),
  /** Who made it. */
  owner: z.string(),
  /** Whether the caller made it. */
  isOwn: z.boolean(),
  /** ISO 8601, UTC; the last use to the minute, null if there was none. */
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.nullable(z.string()),
});
export type ListedToken = z.infer<typeof ListedToken>;

/** Answer of `GET /api/v1/tokens`. */
export const TokenList = z.object({ tokens: z.array(ListedToken) }).register(z.globalRegistry, {
  id: 'TokenList',
  description: 'The caller’s tokens, and those that the caller may revoke.',
});
export type TokenList = z.infer<typeof TokenList>;

/** Answer of `POST /api/v1/tokens`. */
export const MadeToken = z.object({ token: ListedToken, secret: z.string() }).register(z.globalRegistry, {
  id: 'MadeToken',
  description: 'The token. `secret` is shown this once and stored nowhere.',
});
export type MadeToken = z.infer<typeof MadeToken>;
