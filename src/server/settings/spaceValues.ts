import { z } from 'zod';
import { SpaceRole } from '../../schema/responses/spaces';
import { json, wholeNumber } from './settingValues';
import { hasSignIn, type signInSettings } from './signInValues';

const MAX_LABEL = 60;

const SpaceValue = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,32}$/),
  label: z.string().trim().min(1).max(MAX_LABEL).optional(),
  roles: z.record(z.string().min(1), SpaceRole),
});

const Spaces = z
  .array(SpaceValue)
  .min(1)
  .refine((spaces) => new Set(spaces.map(({ name }) => name)).size === spaces.length);

/** The spaces that drafts are stored in, and who may use them. */
export const spaceSettings = {
  SPACES: json(
    'must be JSON like [{"name": "offers", "label": "Offers", "roles": {"<value>": "author"}}], each name once',
    Spaces,
  ).optional(),
  DRAFT_LIMIT_MB: wholeNumber(1, 50).default(2),
};

type SpaceSettings = {
  SPACES?: z.infer<typeof Spaces> | undefined;
  SIGN_IN?: z.infer<(typeof signInSettings)['SIGN_IN']>;
  OIDC_ROLES?: z.infer<(typeof signInSettings)['OIDC_ROLES']>;
};

/** Conflicts between the spaces and the sign-in that knows people's groups. */
export function findSpaceConflicts({ SPACES, OIDC_ROLES, SIGN_IN }: SpaceSettings): string[] {
  if (SPACES === undefined) return [];
  if (!hasSignIn({ SIGN_IN })) return ['SPACES: needs a sign-in. Set SIGN_IN to oidc or header.'];
  return OIDC_ROLES === undefined ? ['OIDC_ROLES: must be set when SPACES is set: it names the claim.'] : [];
}
