import { bearerToken, readOwnToken } from '../../guards/callers';
import type { Log } from '../../log/log';
import type { PlatformCredentials } from '../../platform/credentials/credentials';
import { BEARER_TOKEN } from '../../settings/credentialValues';
import type { PlatformSettings, TokenServiceSettings } from '../../settings/platforms';
import { gatewayError, unknownAppId } from '../calls/gatewayError';
import { createTokenSource, isRefusal } from './tokenSource';
import type { ConnectedPlatform } from '../../../schema/responses/connection';
import type { Settings } from '../../settings/settings';
import { SettingsError } from '../../settings/settingValues';

type TokenProblem = NonNullable<ConnectedPlatform['tokenProblem']>;

/** The source of the bearer token for the calls of one platform. */
export type Authorizer = {
  /** The side that holds the token. */
  credentials: 'server' | 'page';
  /** The token for an app id, or the error reply if there is none. */
  tokenFor: (appId: string, request: Request) => Promise<string | Response>;
  /** A token in place of one that the platform refused; undefined if there is no other. */
  renewToken?: (refused: string) => Promise<string | undefined>;
  /** Why the token service gave no token at the last attempt. */
  tokenProblem?: () => TokenProblem | undefined;
  /** Secrets beside the tokens: no answer shows them, although no platform should know them. */
  secrets?: readonly string[];
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
  };
}

function authorizeByPage(): Authorizer {
  return {
    credentials: 'page',
    async tokenFor(_appId, request) {
      const token = bearerToken(request.headers.get('authorization'));
      // A token of this server lets a program in here, and is nothing that a platform may see.
      const isOurs = readOwnToken(request.headers) !== undefined;
      if (token !== undefined && !isOurs && BEARER_TOKEN.test(token)) return token;
      const message = 'Authorization: this server has no token; send one as Bearer <token>';
      return gatewayError(401, 'token_missing', message);
    },
  };
}

function authorizeByTokenService(service: TokenServiceSettings, log: Log, now: () => number): Authorizer {
  const source = createTokenSource(service, now);
  let problem: TokenProblem | undefined;
  function report(error: unknown) {
    problem = isRefusal(error) ? 'refused' : 'away';
    const message = error instanceof Error ? error.message : 'unknown';
    const reason =
      problem === 'refused'
        ? 'the token service does not accept the credentials of this server: check RCS_CLIENT_ID, RCS_CLIENT_SECRET, RCS_USERNAME and RCS_PASSWORD'
        : `the token service gave no token: ${message}`;
    log('token-failure', { reason });
  }
  return {
    credentials: 'server',
    tokenProblem: () => problem,
    async tokenFor() {
      try {
        const token = await source.token();
        problem = undefined;
        return token;
      } catch (error) {
        report(error);
        return problem === 'refused'
          ? gatewayError(
              502,
              'token_refused',
              'The token service does not accept the credentials of this server. Nothing was sent. Tell your administrator.',
            )
          : gatewayError(502, 'token_unavailable', 'The token service issued no token. Nothing was sent.');
      }
    },
    async renewToken(refused) {
      try {
        const token = await source.renew(refused);
        problem = undefined;
        return token === refused ? undefined : token;
      } catch (error) {
        report(error);
        return undefined;
      }
    },
    secrets: [service.password, service.clientSecret].filter((secret) => secret !== undefined),
  };
}

/**
 * The app ids for which the gateway may create templates at a platform.
 *
 * @throws {SettingsError} if the settings name an app id that no token of the embedded platform holds
 */
export function findTemplateAppIds(
  { name, baseUrl, appIds }: PlatformSettings,
  { tokens }: PlatformCredentials,
): string[] {
  if (baseUrl !== undefined) return appIds ?? [];
  const held = [...new Set(Object.values(tokens).flat())];
  const unknownAt = (appIds ?? []).findIndex((appId) => !held.includes(appId));
  if (unknownAt !== -1)
    throw new SettingsError([
      `RCS_APP_IDS: app ID number ${unknownAt + 1} of platform ${name} belongs to no token in PLATFORM_TOKENS.`,
    ]);
  return appIds ?? held;
}

/**
 * The app id under which the gateway starts verifications, and its secret if there is one.
 *
 * @throws {SettingsError} if the settings name an app id that the embedded platform does not know
 */
export function findVerificationApp(
  { VERIFICATION_BASE_URL, VERIFICATION_APP_ID, VERIFICATION_SECRET }: Settings,
  { verificationApps }: PlatformCredentials,
): { appId: string; secret: string | undefined } {
  if (VERIFICATION_BASE_URL !== undefined)
    return { appId: VERIFICATION_APP_ID ?? '', secret: VERIFICATION_SECRET };
  const appId = VERIFICATION_APP_ID ?? Object.keys(verificationApps)[0] ?? '';
  const secret = Object.hasOwn(verificationApps, appId) ? verificationApps[appId] : undefined;
  if (secret === undefined)
    throw new SettingsError([
      'VERIFICATION_APP_ID: is not one of the app IDs in PLATFORM_VERIFICATION_APPS.',
    ]);
  return { appId, secret: VERIFICATION_SECRET ?? secret };
}
