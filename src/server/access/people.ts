import { Role } from '../../schema/responses/session';
import type { Settings } from '../settings/settings';

const MAX_LENGTH = 200;

/** A person's name as it may be recorded: one line without control characters; undefined for a blank one. */
export function readName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  return name === '' ? undefined : name;
}

export const includesRole = (role: Role, needed: Role): boolean =>
  Role.options.indexOf(role) >= Role.options.indexOf(needed);

/** Who gets which role. */
export type RoleSettings = Pick<Settings, 'OIDC_ROLES' | 'OIDC_DEFAULT_ROLE'>;

/** The highest role that the values of a person's claim give; undefined if they may not come in. */
export function chooseRole(
  values: readonly string[],
  { OIDC_ROLES, OIDC_DEFAULT_ROLE }: RoleSettings,
): Role | undefined {
  const given = new Map(Object.entries(OIDC_ROLES?.roles ?? {}));
  const found = Role.options.toReversed().find((role) => values.some((value) => given.get(value) === role));
  return found ?? (OIDC_DEFAULT_ROLE === 'none' ? undefined : OIDC_DEFAULT_ROLE);
}
