import { once } from 'node:events';
import { createServer } from 'node:http';
import { loadProvider } from './loadProvider';

/** The one account and the two clients of the service. */
export const ACCOUNT = { username: 'marketing', password: 'marked-password-51c0' };
export const CLIENT = { id: 'templates', secret: 'marked-client-secret-93be' };
export const PUBLIC_CLIENT = 'ipmessaging-client';

/** Seconds, as the vendor's documentation shows them. */
export const LIFETIME = { access: 300, refresh: 1800 };

/**
 * An OpenID provider over real HTTP on a free port that gives tokens by user and password, by the client's own secret
 * and by refresh token. It takes the password grant of Keycloak, with its `refresh_expires_in`.
 */
export async function openTokenService(port = 0) {
  const { errors, Provider } = await loadProvider();
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const asked: string[] = [];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: PUBLIC_CLIENT,
        token_endpoint_auth_method: 'none',
        grant_types: ['password', 'refresh_token'],
        redirect_uris: [],
        response_types: [],
      },
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_basic',
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
    ],
    features: { clientCredentials: { enabled: true }, devInteractions: { enabled: false } },
    cookies: { keys: ['test'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    ttl: {
      AccessToken: LIFETIME.access,
      ClientCredentials: LIFETIME.access,
      RefreshToken: LIFETIME.refresh,
      Grant: LIFETIME.refresh,
    },
    rotateRefreshToken: true,
  });
  provider.registerGrantType<typeof ACCOUNT>(
    'password',
    async (context) => {
      const { client, params } = context.oidc;
      if (params.username !== ACCOUNT.username || params.password !== ACCOUNT.password)
        throw new errors.InvalidGrant('invalid user credentials');
      const accountId = ACCOUNT.username;
      const grant = new provider.Grant({ accountId, clientId: client.clientId });
      grant.addOIDCScope('offline_access');
      const common = {
        accountId,
        client,
        grantId: await grant.save(),
        scope: 'offline_access',
        gty: 'password',
      };
      const access = new provider.AccessToken({ ...common });
      const refresh = new provider.RefreshToken({ ...common });
      context.body = {
        access_token: await access.save(),
        refresh_token: await refresh.save(),
        expires_in: access.expiration,
        refresh_expires_in: LIFETIME.refresh,
        token_type: 'Bearer',
      };
    },
    ['username', 'password'],
  );
  const answer = provider.callback();
  server.on('request', (request, response) => {
    void answer(request, response);
  });
  provider.on('grant.success', ({ oidc }) => asked.push(String(oidc.params?.['grant_type'])));
  provider.on('grant.error', ({ oidc }) => asked.push(`refused ${String(oidc.params?.['grant_type'])}`));
  return {
    tokenUrl: `${issuer}/token`,
    /** The grants that were asked for, in order. */
    asked,
    /** Whether a platform that asks this service would accept the token. */
    async accepts(token: string): Promise<boolean> {
      const found =
        (await provider.AccessToken.find(token)) ?? (await provider.ClientCredentials.find(token));
      return found !== undefined && !found.isExpired;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
