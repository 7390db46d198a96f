import { bearerToken } from '../../guards/tokens';
import type { Log } from '../../log/log';
import type { PlatformCredentials } from '../../platform/credentials';
import { BEARER_TOKEN } from '../../settings/credentialValues';
import type { PlatformSettings, TokenServiceSettings } from '../../settings/platforms';
import { gatewayError, unknownAppId } from '../calls/gatewayError';
import { createTokenSource } from './tokenSource';

/** The source of the bearer token for the calls of one platform. */
export type Authorizer = {
  /** The side that holds the token. */
  credentials: 'server' | 'page';
  /** The token for an app id, or the error reply if there is none. */
  tokenFor: (appId: string, request: Request) => Promise<string | Response>;
  /** A token in place of one that the platform refused; undefined if there is no other. */
  renewToken: (refused: string) => Promise<string | undefined>;
  /** Secrets beside the tokens: no answer shows them, although no platform should know them. */
  secrets: readonly string[];
};

/** Chooses the source of tokens: the embedded platform's settings, a set token, a token service, or the page. */
export function createAuthorizer(
  { baseUrl, accessToken, tokenService }: PlatformSettings,
  platform: PlatformCredentials,
  log: Log,
  now: () => number,
): Authorizer {
  if (baseUrl === undefined) {
    const entries = Object.entries(platform.tokens);
    return authorizeBySettings((appId) => entries.find(([, appIds]) => appIds.includes(appId))?.[0]);
  }
  if (tokenService !== undefined) return authorizeByTokenService(tokenService, log, now);
  return accessToken === undefined ? authorizeByPage() : authorizeBySettings(() => accessToken);
}

function authorizeBySettings(tokenFor: (appId: string) => string | undefined): Authorizer {
  return {
    credentials: 'server',
    tokenFor: async (appId) => tokenFor(appId) ?? unknownAppId(),
    renewToken: async () => undefined,
    secrets: [],
  };
}

function authorizeByPage(): Authorizer {
  return {
    credentials: 'page',
    async tokenFor(_appId, request) {
      const token = bearerToken(request.headers.get('authorization'));
      if (token !== undefined && BEARER_TOKEN.test(token)) return token;
      const message = 'Authorization: this server holds no token; send one as Bearer <token>';
      return gatewayError(401, 'token_missing', message);
    },
    renewToken: async () => undefined,
    secrets: [],
  };
}

function authorizeByTokenService(service: TokenServiceSettings, log: Log, now: () => number): Authorizer {
  const source = createTokenSource(service, now);
  const report = (error: unknown) =>
    log('token-failure', { reason: error instanceof Error ? error.message : 'unknown' });
  return {
    credentials: 'server',
    async tokenFor() {
      try {
        return await source.token();
      } catch (error) {
        report(error);
        return gatewayError(502, 'token_unavailable', 'The token service gave no token. Nothing was sent.');
      }
    },
    async renewToken(refused) {
      try {
        const token = await source.renew(refused);
        return token === refused ? undefined : token;
      } catch (error) {
        report(error);
        return undefined;
      }
    },
    secrets: [service.password, service.clientSecret].filter((secret) => secret !== undefined),
  };
}
