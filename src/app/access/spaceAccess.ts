import { request } from '../../http/request';
import { readRefusal } from '../../lib/json/readRefusal';
import { SpaceRole } from '../../schema/responses/spaces';

export const membersKey = (space: string) => ['members', space] as const;

/** What a role in a space allows. */
export const spaceRights = {
  viewer: 'Can read',
  author: 'Can write',
  approver: 'Can write and approve',
  sender: 'Can write and invite',
} satisfies Record<SpaceRole, string>;

export const roleChoices = SpaceRole.options.map((value) => ({ value, label: spaceRights[value] }));

const BEGINNING = '#invitation-';

/** The link of an invitation. The secret is behind the `#`: browsers send that part to no server. */
export const invitationLink = (secret: string): string => `${location.origin}/team${BEGINNING}${secret}`;

/** The secret in a link; undefined if it is no invitation. */
export const readInvitationLink = (hash: string): string | undefined =>
  hash.startsWith(BEGINNING) ? hash.slice(BEGINNING.length) : undefined;

/**
 * Sends a change of who may use a space.
 *
 * @returns undefined once it is done, also where it was done before, or the reason for people
 */
export async function changeAccess(
  method: 'PUT' | 'DELETE',
  address: string,
  body?: unknown,
): Promise<string | undefined> {
  const outcome = await request(address, { method, ...(body === undefined ? {} : { body }) });
  if (outcome.kind !== 'answer') return 'The server isn’t responding. Try again.';
  if (outcome.status === 204 || (method === 'DELETE' && outcome.status === 404)) return undefined;
  return readRefusal(outcome.json)?.message ?? 'The server couldn’t do it. Try again.';
}
