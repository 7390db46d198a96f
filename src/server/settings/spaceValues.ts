import { z } from 'zod';
import { ReviewRule, SpaceRole } from '../../schema/responses/spaces';
import { json, oneOf, wholeNumber } from './settingValues';
import { hasSignIn, type signInSettings } from './signInValues';

const MAX_LABEL = 60;

const SpaceValue = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,32}$/),
  label: z.string().trim().min(1).max(MAX_LABEL).optional(),
  roles: z.record(z.string().min(1), SpaceRole),
  review: z.optional(ReviewRule),
  approveByToken: z.boolean().optional(),
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
  REVIEW: oneOf(...ReviewRule.options).default('none'),
  DRAFT_LIMIT_MB: wholeNumber(1, 50).default(2),
};

type SpaceSettings = {
  SPACES?: z.infer<typeof Spaces> | undefined;
  REVIEW?: ReviewRule | undefined;
  SIGN_IN?: z.infer<(typeof signInSettings)['SIGN_IN']>;
  OIDC_ROLES?: z.infer<(typeof signInSettings)['OIDC_ROLES']>;
};

/** Conflicts between the spaces and the sign-in that knows people and their groups. */
export function findSpaceConflicts({ SPACES, REVIEW, OIDC_ROLES, SIGN_IN }: SpaceSettings): string[] {
  const asks = REVIEW === 'asked' || REVIEW === 'required';
  if (!hasSignIn({ SIGN_IN }))
    return [
      ...(SPACES === undefined ? [] : ['SPACES: needs a sign-in. Set SIGN_IN to oidc or header.']),
      ...(asks ? ['REVIEW: needs a sign-in, which tells people apart. Set SIGN_IN to oidc or header.'] : []),
    ];
  if (SPACES === undefined) return [];
  return [
    ...(OIDC_ROLES === undefined ? ['OIDC_ROLES: must be set when SPACES is set: it names the claim.'] : []),
    ...(asks ? ['REVIEW: is for the one space without SPACES. Set "review" in each space of SPACES.'] : []),
  ];
}
