import { z } from '../values/zod';
import { SpaceRole } from './spaces';

/** The most days that an invitation lasts. */
const MAX_INVITATION_DAYS = 30;

/** The secret of an invitation: 256 random bits in base64url. */
const InvitationSecret = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, 'must be the 43 characters at the end of an invitation link'));

/** Somebody with a role in a space. */
export const Member = z.object({
  /** The id of the sign-in. */
  id: z.string(),
  name: z.string(),
  /** Their e-mail address, as the sign-in tells; null if it tells none. */
  address: z.nullable(z.string()),
  role: SpaceRole,
  /** The role that an invitation gave; null if all rights come from the sign-in. */
  invitedAs: z.nullable(SpaceRole),
  /** Whether it is the caller. */
  isYou: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** An open invitation, without its secret. */
export const Invitation = z.object({
  id: z.string(),
  role: SpaceRole,
  /** Who made it. */
  by: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** How many people have joined with it. */
  joined: z.int(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Answer of `GET …/members`. */
export const MemberList = z
  .object({
    members: z.array(Member),
    /** Which values of the sign-in’s claim give which role; empty where everybody has their role of the page. */
    signInRoles: z.record(z.string(), SpaceRole),
    /** Newest first; null unless the caller is a sender of the space. */
    invitations: z.nullable(z.array(Invitation)),
  })
  .register(z.globalRegistry, { id: 'MemberList', description: 'Who may use a space.' });
export type MemberList = z.infer<typeof MemberList>;

/** Somebody who has signed in here. */
export const PersonEntry = z.object({
  /** The id of the sign-in. */
  id: z.string(),
  name: z.string(),
  /** Their e-mail address, as the sign-in tells; null if it tells none. */
  address: z.nullable(z.string()),
  /** When they last did something, in ISO 8601, UTC; null if that is not known any more. */
  seen: z.nullable(z.string()),
  /** Whether it is the caller. */
  isYou: z.boolean(),
});
export type PersonEntry = z.infer<typeof PersonEntry>;

/** Response of `GET /api/v1/people`. */
export const PeopleList = z
  .object({ people: z.array(PersonEntry) })
  .register(z.globalRegistry, { id: 'PeopleList', description: 'Everybody who has signed in here.' });
export type PeopleList = z.infer<typeof PeopleList>;

/** Body of `POST …/invitations`. */
export const NewInvitation = z
  .strictObject({ role: SpaceRole, days: z._default(z.int().check(z.gte(1), z.lte(MAX_INVITATION_DAYS)), 7) })
  .register(z.globalRegistry, {
    id: 'NewInvitation',
    description: 'The role that an invitation gives, and for how long it is open.',
  });
export type NewInvitation = z.infer<typeof NewInvitation>;

/** Answer of `POST …/invitations`. */
export const MadeInvitation = z
  .object({ invitation: Invitation, secret: InvitationSecret })
  .register(z.globalRegistry, {
    id: 'MadeInvitation',
    description: 'The invitation. `secret` is shown this once and stored nowhere.',
  });
export type MadeInvitation = z.infer<typeof MadeInvitation>;

/** Body of `PUT …/members/{member}`. */
export const MemberRole = z.strictObject({ role: SpaceRole }).register(z.globalRegistry, {
  id: 'MemberRole',
  description: 'The role of an invited person in the space.',
});

/** Body of `POST /api/v1/invitations/read` and `…/accept`. The secret is in no address, so that no log has it. */
export const InvitationKey = z
  .strictObject({ secret: InvitationSecret })
  .register(z.globalRegistry, { id: 'InvitationKey', description: 'The secret of an invitation.' });

/** Answer of the two: what the invitation is for. */
export const InvitationAnswer = z
  .object({
    /** The space: its name, and its name for people. */
    space: z.string(),
    label: z.string(),
    /** The role that it gives. */
    role: SpaceRole,
    by: z.string(),
    /** The caller’s role in the space now; null without one. */
    ownRole: z.nullable(SpaceRole),
  })
  .register(z.globalRegistry, { id: 'InvitationAnswer', description: 'What an invitation is for.' });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;
