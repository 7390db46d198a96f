import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  ResponseBodyError,
  type ServerMetadata,
  fetchUserInfo,
  type IDToken,
  type UserInfoResponse,
} from 'openid-client';
import type { Settings } from '../../settings/settings';
import { errorCodeOf, isRecord } from '../../../lib/values';
import { isClientRejected } from '../../request/clientRejection';
import type { Person, Role } from '../../../schema/responses/session';
import { readMailAddress } from '../../notices/mailboxStore';
import { readName, chooseRole, type RoleSettings } from '../people';

/** The client of the identity provider, discovered when it is first needed. */
export type Provider = () => Promise<Configuration>;

const TIMEOUT_SECONDS = 10;

/**
 * Discovers the provider once. After a failure the next call tries again, so that this server starts and serves while
 * the provider is away.
 */
export function createProvider({
  OIDC_ISSUER = '',
  OIDC_CLIENT_ID = '',
  OIDC_CLIENT_SECRET,
}: Settings): Provider {
  let found: Promise<Configuration> | undefined;
  const find = async () => {
    const issuer = new URL(OIDC_ISSUER);
    const discovered = await discovery(issuer, OIDC_CLIENT_ID, undefined, None(), {
      timeout: TIMEOUT_SECONDS,
      ...(issuer.protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}),
    });
    const metadata = discovered.serverMetadata();
    const client = new Configuration(
      metadata,
      OIDC_CLIENT_ID,
      undefined,
      chooseAuthentication(metadata, OIDC_CLIENT_SECRET),
    );
    client.timeout = TIMEOUT_SECONDS;
    if (issuer.protocol === 'http:') allowInsecureRequests(client);
    enableNonRepudiationChecks(client);
    return client;
  };
  return () => {
    found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

/** Without a list of methods, a provider takes the secret in the header (OpenID Connect Discovery 1.0, section 3). */
function chooseAuthentication(metadata: Readonly<ServerMetadata>, secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}

/** What went wrong at the provider, or on the way to it, in plain words; undefined if the caller's request was wrong. */
export type ProviderFault = { kind: 'away' | 'rejects us'; reason: string };

export function findProviderFault(error: unknown): ProviderFault | undefined {
  if (isClientRejected(error))
    return {
      kind: 'rejects us',
      reason: 'the provider does not accept this server: OIDC_CLIENT_ID or OIDC_CLIENT_SECRET is wrong',
    };
  const code = errorCodeOf(error);
  if (code === 'OAUTH_TIMEOUT') return { kind: 'away', reason: 'the provider did not respond in time' };
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === 'OAUTH_RESPONSE_IS_NOT_JSON')
    return { kind: 'away', reason: 'the provider does not speak OpenID Connect' };
  if (error instanceof ResponseBodyError && error.status >= 500)
    return { kind: 'away', reason: `the provider responds with ${error.status}` };
  // What `fetch` throws when it gets no answer.
  if (!(error instanceof TypeError) || code !== undefined) return undefined;
  const cause = errorCodeOf(error.cause);
  return {
    kind: 'away',
    reason: `the provider cannot be reached${cause === undefined ? '' : ` (${cause})`}`,
  };
}

type Claims = IDToken | UserInfoResponse;

/** A person whom the provider has signed in; without a role they may not come in. */
export type KnownPerson = {
  /** Named so that no two people are: by the e-mail address, where the provider tells one. */
  person: Person;
  /** What people call them; undefined if the provider does not say. Two people may have the same name. */
  calledName: string | undefined;
  role: Role | undefined;
  groups: readonly string[];
  /** Where e-mail goes; undefined if the provider tells no address, or has not verified it. */
  address: string | undefined;
};

/** Reads a person's names and role from the ID token; claims that it lacks, from the provider's list of them. */
export async function readPerson(
  client: Configuration,
  { claims, accessToken }: { claims: IDToken; accessToken: string },
  settings: RoleSettings,
): Promise<KnownPerson> {
  const claim = settings.OIDC_ROLES?.claim;
  const lacksClaim = claim !== undefined && findClaim(claims, claim) === undefined;
  const mustAsk = nameIn(claims) === undefined || lacksClaim;
  const canAsk = client.serverMetadata().userinfo_endpoint !== undefined;
  const more =
    canAsk && (mustAsk || claims.name === undefined)
      ? await fetchUserInfo(client, accessToken, claims.sub).catch((error: unknown) => {
          if (mustAsk) throw error;
          // Without their name, people are called by their address.
          return {};
        })
      : {};
  const all: Claims = { ...more, ...claims };
  const groups = claim === undefined ? [] : textsIn(findClaim(all, claim));
  return {
    person: { subject: claims.sub, name: nameIn(all) ?? readName(claims.sub) ?? 'unnamed' },
    calledName: calledNameIn(all),
    role: chooseRole(groups, settings),
    groups,
    address: all.email_verified === false ? undefined : readMailAddress(all.email),
  };
}

const nameIn = ({ email, preferred_username: username, name }: Claims): string | undefined =>
  readName(email) ?? readName(username) ?? readName(name);

/** A name with an “@” could be the address of somebody else. */
function calledNameIn({ name }: Claims): string | undefined {
  const called = readName(name);
  return called?.includes('@') ? undefined : called;
}

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
