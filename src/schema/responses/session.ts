import { z } from '../values/zod';

/** The roles of people, each with the rights of those before it. */
export const Role = z.enum(['viewer', 'author', 'sender']);
export type Role = z.infer<typeof Role>;

/** A signed-in person, as the provider or the proxy names them. */
export const Person = z.object({
  /** The provider's id, which stays when the name changes. */
  subject: z.string(),
  name: z.string(),
});
export type Person = z.infer<typeof Person>;

/** Answer of `GET /api/session`, and a part of `/api/connection`. Holds no secret. */
export const Session = z
  .object({
    /** How people sign in here; without sign-in, everyone who reaches the server may send. */
    signIn: z.enum(['none', 'oidc', 'header']),
    /** Null if nobody is signed in. */
    role: z.nullable(Role),
    /** Null without sign-in. */
    person: z.nullable(Person),
  })
  .register(z.globalRegistry, { id: 'Session', description: 'Who is signed in, and what they may do.' });
export type Session = z.infer<typeof Session>;

/** Answer of `DELETE /api/session`. */
export const SignedOut = z.object({ to: z.nullable(z.string()) }).register(z.globalRegistry, {
  id: 'SignedOut',
  description: '`to` is the address that ends the session at the identity provider, if there is one.',
});
export type SignedOut = z.infer<typeof SignedOut>;

/** A session as lists show it. */
export const ListedSession = z.object({
  /** Names the session, and lets nobody in. */
  id: z.string(),
  name: z.string(),
  role: z.string(),
  since: z.string(),
  /** The time of the last request, to the minute. */
  seen: z.string(),
});
export type ListedSession = z.infer<typeof ListedSession>;

/** Answer of `GET /api/sessions`. */
export const SessionList = z
  .array(ListedSession)
  .register(z.globalRegistry, { id: 'SessionList', description: 'Everybody who is signed in.' });
