import {
  allowInsecureRequests,
  Configuration,
  genericGrantRequest,
  None,
  refreshTokenGrant,
  type TokenEndpointResponse,
} from 'openid-client';

export type PasswordGrantSettings = {
  tokenUrl: string;
  clientId: string;
  username: string;
  password: string;
};

/** Gives a token that is still valid, and gets a new one after one was refused. */
export type TokenSource = { token: () => Promise<string>; forget: () => void };

/** Seconds before its end at which a token is replaced; half its life where that is shorter. */
const RESERVE_SECONDS = 30;
/** For an answer that does not say how long its token lives. */
const ASSUMED_LIFE_SECONDS = 300;
const TIMEOUT_SECONDS = 10;

type Held = { token: string; refreshToken: string | undefined; replaceAt: number };

/**
 * Gets bearer tokens by the password grant (RFC 6749, section 4.3) and renews them by their refresh token.
 * Calls that need one at the same time share one request.
 */
export function passwordGrant(settings: PasswordGrantSettings, now: () => number): TokenSource {
  const { tokenUrl, clientId, username, password } = settings;
  const server = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl };
  const configuration = new Configuration(server, clientId, undefined, None());
  configuration.timeout = TIMEOUT_SECONDS;
  if (tokenUrl.startsWith('http:')) allowInsecureRequests(configuration);

  let held: Held | undefined;
  let running: Promise<Held> | undefined;
  const login = () => genericGrantRequest(configuration, 'password', { username, password });
  const renew = async () => {
    const refreshToken = held?.refreshToken;
    const grant =
      refreshToken === undefined
        ? login()
        : refreshTokenGrant(configuration, refreshToken).catch(() => login());
    held = toHeld(await grant, now());
    return held;
  };
  return {
    async token() {
      if (held !== undefined && now() < held.replaceAt) return held.token;
      running ??= renew().finally(() => {
        running = undefined;
      });
      return (await running).token;
    },
    forget() {
      held = undefined;
    },
  };
}

function toHeld(response: TokenEndpointResponse, now: number): Held {
  const life = response.expires_in ?? ASSUMED_LIFE_SECONDS;
  const reserve = Math.min(RESERVE_SECONDS, life / 2);
  return {
    token: response.access_token,
    refreshToken: response.refresh_token,
    replaceAt: now + (life - reserve) * 1000,
  };
}
