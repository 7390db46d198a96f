import { useQuery } from '@tanstack/react-query';
import { readFromServer } from '../../http/readFromServer';
import { SpaceList, SpaceRole, spaceRights } from '../../schema/responses/spaces';

export const membersKey = (space: string) => ['members', space] as const;

export const roleChoices = SpaceRole.options.map((value) => ({ value, label: spaceRights[value] }));

const BEGINNING = '#invitation-';

/** The link of an invitation. The secret is behind the `#`: browsers send that part to no server. */
export const invitationLink = (secret: string): string => `${location.origin}/team${BEGINNING}${secret}`;

/** The secret in a link; undefined if it is no invitation. */
export const readInvitationLink = (hash: string): string | undefined =>
  hash.startsWith(BEGINNING) ? hash.slice(BEGINNING.length) : undefined;

/** The spaces of the person, with their role in each, as the server says now. */
export const useSpaces = () =>
  useQuery({
    queryKey: ['spaces'],
    queryFn: () => readFromServer('/api/v1/spaces', (json) => SpaceList.safeParse(json).data?.spaces),
    retry: 0,
  });
