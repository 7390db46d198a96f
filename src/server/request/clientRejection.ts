import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';

/** Codes of OAuth 2.0 (RFC 6749, section 5.2) for a client that is unknown, or whose secret is wrong. */
const ofClient = new Set(['invalid_client', 'unauthorized_client']);

/** Whether an identity provider or a token service rejects this server itself: its client ID or its secret. */
export const isClientRejected = (error: unknown): boolean =>
  error instanceof WWWAuthenticateChallengeError ||
  (error instanceof ResponseBodyError && ofClient.has(error.error));
