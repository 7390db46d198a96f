import { includesSpaceRole, SpaceRole, type ReviewRule, type Space } from '../../schema/responses/spaces';
import { gatewayError } from '../gateway/calls/gatewayError';
import type { Caller } from '../request/bindings';
import type { Settings } from '../settings/settings';

/** The only space where the settings name none. */
const TEAM = 'team';

export type SpaceSettings = Pick<Settings, 'SPACES' | 'REVIEW' | 'OIDC_ROLES'>;

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

/** Roles add up: that of the sign-in, and that of an invitation. */
function spacesOfPerson({ role, groups = [], memberships = {} }: Caller, settings: SpaceSettings): Space[] {
  if (role === undefined) return [];
  return allSpaces(settings).flatMap(({ name, label, roles, review }) => {
    const given = new Map(Object.entries(roles ?? {}));
    const held = new Set([memberships[name], ...(roles ? groups.map((group) => given.get(group)) : [role])]);
    const highest = SpaceRole.options.toReversed().find((candidate) => held.has(candidate));
    return highest === undefined ? [] : [{ name, label, role: highest, review }];
  });
}

type KnownSpace = {
  name: string;
  label: string;
  /** Which values of the claim give which role; absent where everybody has their role of the page. */
  roles?: Readonly<Record<string, SpaceRole>>;
  review: ReviewRule;
  /** Whether programs may decide reviews. */
  approveByToken: boolean;
};

/** All spaces of the server. */
export const allSpaces = ({ SPACES, REVIEW }: Pick<SpaceSettings, 'SPACES' | 'REVIEW'>): KnownSpace[] =>
  SPACES?.map(({ name, label = name, roles, review = 'none', approveByToken = false }) => {
    return { name, label, roles, review, approveByToken };
  }) ?? [{ name: TEAM, label: 'Team', review: REVIEW, approveByToken: false }];

/** What people call a space; its name where the settings have it no more. */
export const labelOfSpace = (space: string, settings: Pick<SpaceSettings, 'SPACES' | 'REVIEW'>): string =>
  allSpaces(settings).find(({ name }) => name === space)?.label ?? space;

/** The values of the claim that give their people the right to approve in a space. */
export function approvingGroups(space: string, settings: SpaceSettings): string[] {
  const { roles = settings.OIDC_ROLES?.roles ?? {} } =
    allSpaces(settings).find(({ name }) => name === space) ?? {};
  return Object.entries(roles).flatMap(([group, role]) =>
    includesSpaceRole(role, 'approver') ? [group] : [],
  );
}

/** The role of a caller in a space; undefined if they may not see it, or if there is none of this name. */
export const roleIn = (space: string, caller: Caller, settings: SpaceSettings): SpaceRole | undefined =>
  spacesOf(caller, settings).find(({ name }) => name === space)?.role;

/** Names the draft that a creation is sent from: `<space>/<id>`. */
const DRAFT_HEADER = 'RCS-Draft';

/** The draft that a creation names, undefined if it names none, or the refusal of a wrong name. */
export function readDraftHeader(headers: Headers): { space: string; id: string } | undefined | Response {
  const named = headers.get(DRAFT_HEADER);
  if (named === null) return undefined;
  const [, space, id] = /^([a-z0-9-]{1,32})\/([\w-]{1,64})$/.exec(named) ?? [];
  if (space !== undefined && id !== undefined) return { space, id };
  return gatewayError(400, 'draft', `${DRAFT_HEADER}: must be a space and the ID of a draft, as team/a1b2`);
}
