import { fetchUserInfo, type Configuration, type IDToken, type UserInfoResponse } from 'openid-client';
import { isRecord } from '../../../lib/values';
import type { Person, Role } from '../../../schema/responses/session';
import { readName } from '../../people/readName';
import { chooseRole, type RoleSettings } from '../../people/roles';

type Claims = IDToken | UserInfoResponse;

/** A person whom the provider has signed in; without a role they may not come in. */
export type KnownPerson = { person: Person; role: Role | undefined };

/** Reads a person's name and role from the ID token; claims that it lacks, from the provider's list of them. */
export async function readPerson(
  client: Configuration,
  { claims, accessToken }: { claims: IDToken; accessToken: string },
  settings: RoleSettings,
): Promise<KnownPerson> {
  const claim = settings.OIDC_ROLES?.claim;
  const lacksName = nameIn(claims) === undefined;
  const lacksClaim = claim !== undefined && findClaim(claims, claim) === undefined;
  const canAsk = client.serverMetadata().userinfo_endpoint !== undefined;
  const all =
    canAsk && (lacksName || lacksClaim)
      ? { ...(await fetchUserInfo(client, accessToken, claims.sub)), ...claims }
      : claims;
  return {
    person: { subject: claims.sub, name: nameIn(all) ?? readName(claims.sub) ?? 'unnamed' },
    role: chooseRole(claim === undefined ? [] : textsIn(findClaim(all, claim)), settings),
  };
}

const nameIn = ({ email, preferred_username: username, name }: Claims): string | undefined =>
  readName(email) ?? readName(username) ?? readName(name);

/** The claim of this name; else the one that its dots lead to, as in `realm_access.roles`. */
function findClaim(claims: Claims, claim: string): unknown {
  if (Object.hasOwn(claims, claim)) return claims[claim];
  return claim
    .split('.')
    .reduce<unknown>(
      (inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
      claims,
    );
}

function textsIn(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}
