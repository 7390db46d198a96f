import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  type ServerMetadata,
} from 'openid-client';
import type { Settings } from '../../settings/settings';

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
