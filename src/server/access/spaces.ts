import { SpaceRole, type Space } from '../../schema/responses/spaces';
import type { Caller } from '../request/bindings';
import type { Settings } from '../settings/settings';

/** The only space where the settings name none. Everybody has their role of the page in it. */
const TEAM = 'team';

type SpaceSettings = Pick<Settings, 'SPACES'>;

/** The spaces that a caller may see, with their highest role in each. */
export function spacesOf(caller: Caller, settings: SpaceSettings): Space[] {
  const { token } = caller;
  const spaces = spacesOfPerson(caller, settings);
  if (token === undefined) return spaces;
  return spaces.flatMap((space) => {
    if (token.space !== null && token.space !== space.name) return [];
    return [{ ...space, role: includesSpaceRole(space.role, token.role) ? token.role : space.role }];
  });
}

function spacesOfPerson({ role, groups = [] }: Caller, { SPACES }: SpaceSettings): Space[] {
  if (role === undefined) return [];
  if (SPACES === undefined) return [{ name: TEAM, label: 'Team', role }];
  return SPACES.flatMap(({ name, label = name, roles }) => {
    const given = new Map(Object.entries(roles));
    const highest = SpaceRole.options
      .toReversed()
      .find((candidate) => groups.some((group) => given.get(group) === candidate));
    return highest === undefined ? [] : [{ name, label, role: highest }];
  });
}

/** The role of a caller in a space; undefined if they may not see it, or if there is none of this name. */
export const roleIn = (space: string, caller: Caller, settings: SpaceSettings): SpaceRole | undefined =>
  spacesOf(caller, settings).find(({ name }) => name === space)?.role;

export const includesSpaceRole = (role: SpaceRole, needed: SpaceRole): boolean =>
  SpaceRole.options.indexOf(role) >= SpaceRole.options.indexOf(needed);
