import {
  allowInsecureRequests,
  clientCredentialsGrant,
  ClientSecretBasic,
  Configuration,
  genericGrantRequest,
  None,
  refreshTokenGrant,
  ResponseBodyError,
  type TokenEndpointResponse,
} from 'openid-client';
import { isClientRejected } from '../../request/clientRejection';
import type { TokenServiceSettings } from '../../settings/platforms';

/** A token is replaced this long before it expires, or after half its lifetime if that is later. */
const RENEWAL_MARGIN_SECONDS = 30;
/** Lifetime of a token whose answer names none. */
const DEFAULT_LIFETIME_SECONDS = 300;
const TIMEOUT_SECONDS = 10;
/** Refused credentials are not tried again for so long: repeated failures lock an account. */
const REFUSAL_PAUSE_MS = 30_000;

type HeldToken = {
  token: string;
  replaceAt: number;
  refresh: { token: string; until: number } | undefined;
};

/**
 * Gets bearer tokens by the password grant or the client credentials grant (RFC 6749, sections 4.3 and 4.4) and
 * renews them before they expire, by their refresh token while that is valid. Simultaneous calls share one request.
 */
export function createTokenSource(settings: TokenServiceSettings, now: () => number) {
  const configuration = configure(settings);
  let held: HeldToken | undefined;
  let running: Promise<string> | undefined;
  let refused: { error: unknown; until: number } | undefined;

  async function login(): Promise<TokenEndpointResponse> {
    if (refused && now() < refused.until) throw refused.error;
    const { username, password } = settings;
    try {
      return username === undefined || password === undefined
        ? await clientCredentialsGrant(configuration)
        : await genericGrantRequest(configuration, 'password', { username, password });
    } catch (error) {
      if (isRefusal(error)) refused = { error, until: now() + REFUSAL_PAUSE_MS };
      throw error;
    }
  }

  async function refresh(refreshToken: string): Promise<TokenEndpointResponse> {
    try {
      return await refreshTokenGrant(configuration, refreshToken);
    } catch (error) {
      if (error instanceof ResponseBodyError && held) held = { ...held, refresh: undefined };
      return login();
    }
  }

  async function fetchToken(): Promise<string> {
    const valid = held?.refresh && now() < held.refresh.until ? held.refresh : undefined;
    const answer = await (valid ? refresh(valid.token) : login());
    held = toHeldToken(answer, now(), valid);
    return held.token;
  }

  /** A token that is valid now. */
  async function token(): Promise<string> {
    if (held !== undefined && now() < held.replaceAt) return held.token;
    running ??= fetchToken().finally(() => {
      running = undefined;
    });
    return running;
  }
  return {
    token,
    /** A token in place of one that was refused. */
    async renew(refusedToken: string): Promise<string> {
      // Another request may have renewed it meanwhile.
      if (held?.token === refusedToken) held = { ...held, replaceAt: now() };
      return token();
    },
  };
}

/** Whether the service rejects the client, the user or the request, and is not merely away. */
export const isRefusal = (error: unknown): boolean =>
  isClientRejected(error) || (error instanceof ResponseBodyError && error.status < 500);

function configure({ tokenUrl, clientId, clientSecret }: TokenServiceSettings): Configuration {
  const configuration = new Configuration(
    { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl },
    clientId,
    undefined,
    clientSecret === undefined ? None() : ClientSecretBasic(clientSecret),
  );
  configuration.timeout = TIMEOUT_SECONDS;
  if (tokenUrl.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}

function toHeldToken(answer: TokenEndpointResponse, now: number, before: HeldToken['refresh']): HeldToken {
  const lifetimeSeconds = answer.expires_in ?? DEFAULT_LIFETIME_SECONDS;
  const marginSeconds = Math.min(RENEWAL_MARGIN_SECONDS, lifetimeSeconds / 2);
  return {
    token: answer.access_token,
    replaceAt: now + (lifetimeSeconds - marginSeconds) * 1000,
    refresh:
      answer.refresh_token === undefined
        ? // The service may keep the one that was used (RFC 6749, section 6).
          before
        : { token: answer.refresh_token, until: now + refreshLifetimeMs(answer) },
  };
}

/** `refresh_expires_in` is an addition of Keycloak; 0 there means no end. */
function refreshLifetimeMs({ refresh_expires_in: seconds }: TokenEndpointResponse): number {
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : Infinity;
}
