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

/** Returns a valid token; `forget` makes it get a new one. */
export type TokenSource = { token: () => Promise<string>; forget: () => void };

/** A token is replaced this long before it expires, or after half its lifetime if that is later. */
const RENEWAL_MARGIN_SECONDS = 30;
/** Lifetime of a token whose answer names none. */
const DEFAULT_LIFETIME_SECONDS = 300;
const TIMEOUT_SECONDS = 10;

type HeldToken = { token: string; refreshToken: string | undefined; replaceAt: number };

/**
 * Gets bearer tokens by the password grant (RFC 6749, section 4.3) and renews them by their refresh token.
 * Simultaneous calls share one request.
 */
export function createPasswordGrant(settings: PasswordGrantSettings, now: () => number): TokenSource {
  const { tokenUrl, clientId, username, password } = settings;
  const server = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl };
  const configuration = new Configuration(server, clientId, undefined, None());
  configuration.timeout = TIMEOUT_SECONDS;
  if (tokenUrl.startsWith('http:')) allowInsecureRequests(configuration);

  let held: HeldToken | undefined;
  let running: Promise<HeldToken> | undefined;
  const login = () => genericGrantRequest(configuration, 'password', { username, password });
  const renew = async () => {
    const refreshToken = held?.refreshToken;
    const grant =
      refreshToken === undefined
        ? login()
        : refreshTokenGrant(configuration, refreshToken).catch(() => login());
    held = toHeldToken(await grant, now());
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

function toHeldToken(response: TokenEndpointResponse, now: number): HeldToken {
  const lifetimeSeconds = response.expires_in ?? DEFAULT_LIFETIME_SECONDS;
  const marginSeconds = Math.min(RENEWAL_MARGIN_SECONDS, lifetimeSeconds / 2);
  return {
    token: response.access_token,
    refreshToken: response.refresh_token,
    replaceAt: now + (lifetimeSeconds - marginSeconds) * 1000,
  };
}
