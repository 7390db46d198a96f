import { bearerToken } from '../../guards/bearerToken';
import type { Log } from '../../log/log';
import type { PlatformCredentials } from '../../platform/credentials';
import { BEARER_TOKEN } from '../../settings/credentialValues';
import type { Settings } from '../../settings/settings';
import { gatewayError, unknownAppId } from '../calls/gatewayError';
import { createPasswordGrant, type PasswordGrantSettings } from './passwordGrant';

/** The source of the bearer token for a creation. */
export type Authorizer = {
  /** The side that holds the token. */
  credentials: 'server' | 'page';
  /** The token for an app id, or the error reply if there is none. */
  tokenFor: (appId: string, request: Request) => Promise<string | Response>;
  /** Call this after the platform refused a token. */
  discardToken: () => void;
};

/** Chooses the source of tokens: the embedded platform's settings, a set token, a token service, or the page. */
export function createAuthorizer(
  settings: Settings,
  platform: PlatformCredentials,
  log: Log,
  now: () => number,
): Authorizer {
  const { RCS_BASE_URL, RCS_ACCESS_TOKEN } = settings;
  if (RCS_BASE_URL === undefined) {
    const entries = Object.entries(platform.tokens);
    return authorizeBySettings((appId) => entries.find(([, appIds]) => appIds.includes(appId))?.[0]);
  }
  const grant = readGrantSettings(settings);
  if (grant !== undefined) return authorizeByTokenService(grant, log, now);
  return RCS_ACCESS_TOKEN === undefined ? authorizeByPage() : authorizeBySettings(() => RCS_ACCESS_TOKEN);
}

function authorizeBySettings(tokenFor: (appId: string) => string | undefined): Authorizer {
  return {
    credentials: 'server',
    tokenFor: async (appId) => tokenFor(appId) ?? unknownAppId(),
    discardToken: () => undefined,
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
    discardToken: () => undefined,
  };
}

function authorizeByTokenService(grant: PasswordGrantSettings, log: Log, now: () => number): Authorizer {
  const source = createPasswordGrant(grant, now);
  return {
    credentials: 'server',
    async tokenFor() {
      try {
        return await source.token();
      } catch (error) {
        log('token-failure', { reason: error instanceof Error ? error.message : 'unknown' });
        return gatewayError(502, 'token_unavailable', 'The token service gave no token. Nothing was sent.');
      }
    },
    discardToken: () => source.forget(),
  };
}

function readGrantSettings(settings: Settings): PasswordGrantSettings | undefined {
  const { RCS_TOKEN_URL, RCS_CLIENT_ID, RCS_USERNAME, RCS_PASSWORD } = settings;
  return RCS_TOKEN_URL === undefined ||
    RCS_CLIENT_ID === undefined ||
    RCS_USERNAME === undefined ||
    RCS_PASSWORD === undefined
    ? undefined
    : { tokenUrl: RCS_TOKEN_URL, clientId: RCS_CLIENT_ID, username: RCS_USERNAME, password: RCS_PASSWORD };
}
