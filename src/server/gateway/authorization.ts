import type { PlatformCredentials } from '../platform/credentials';
import type { Log } from '../log/log';
import type { Settings } from '../settings/settings';
import { BEARER_TOKEN } from '../settings/settingValues';
import { passwordGrant } from './passwordGrant';
import { refusal } from './refusal';

/** Where the bearer token of a creation comes from. */
export type Authorizer = {
  credentials: 'server' | 'page';
  /** The token for an app id, or the refusal when there is none. */
  tokenFor: (appId: string, request: Request) => Promise<string | Response>;
  /** Called when the platform refused a token. */
  refused: () => void;
};

const fixed = (tokenFor: (appId: string) => string | undefined): Authorizer => ({
  credentials: 'server',
  tokenFor: async (appId) =>
    tokenFor(appId) ?? refusal(403, 'app_id', 'appId: is not one that this server may use'),
  refused: () => undefined,
});

const fromPage: Authorizer = {
  credentials: 'page',
  async tokenFor(_appId, request) {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    return BEARER_TOKEN.test(token)
      ? token
      : refusal(
          401,
          'token_missing',
          'Authorization: this server holds no token; send one as Bearer <token>',
        );
  },
  refused: () => undefined,
};

/** Chooses where tokens come from: the embedded platform's own, a set one, a token service, or the page. */
export function createAuthorizer(
  settings: Settings,
  platform: PlatformCredentials,
  log: Log,
  now: () => number,
): Authorizer {
  const { RCS_BASE_URL, RCS_ACCESS_TOKEN, RCS_TOKEN_URL, RCS_CLIENT_ID, RCS_USERNAME, RCS_PASSWORD } =
    settings;
  if (RCS_BASE_URL === undefined) {
    return fixed(
      (appId) => Object.entries(platform.tokens).find(([, appIds]) => appIds.includes(appId))?.[0],
    );
  }
  if (
    RCS_TOKEN_URL !== undefined &&
    RCS_CLIENT_ID !== undefined &&
    RCS_USERNAME !== undefined &&
    RCS_PASSWORD !== undefined
  ) {
    const source = passwordGrant(
      { tokenUrl: RCS_TOKEN_URL, clientId: RCS_CLIENT_ID, username: RCS_USERNAME, password: RCS_PASSWORD },
      now,
    );
    return {
      credentials: 'server',
      async tokenFor() {
        try {
          return await source.token();
        } catch (error) {
          log('token-failure', { reason: error instanceof Error ? error.message : 'unknown' });
          return refusal(502, 'token_unavailable', 'The token service gave no token. Nothing was sent.');
        }
      },
      refused: () => source.forget(),
    };
  }
  return RCS_ACCESS_TOKEN === undefined ? fromPage : fixed(() => RCS_ACCESS_TOKEN);
}
