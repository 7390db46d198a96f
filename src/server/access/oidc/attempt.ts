import { calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import { base64UrlToBytes, bytesToBase64Url } from '../../../lib/encoding/base64';
import { createCookie } from '../sessions/sessionCookie';

/** Time to sign in at the provider. */
export const ATTEMPT_SECONDS = 600;

const Attempt = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to return to, as a path of this server. */
  to: z.string(),
});

/** A sign-in that is under way. Only the browser that began it can end it, because only it holds the cookie. */
export type Attempt = z.infer<typeof Attempt>;

/** Sent with the provider's redirect back to this server, which comes from another site. */
export const attemptCookie = createCookie('rcs-sign-in', 'Lax');

export function makeAttempt(to: string): Attempt {
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), to };
}

export const challengeOf = ({ verifier }: Attempt) => calculatePKCECodeChallenge(verifier);

export const encodeAttempt = (attempt: Attempt) =>
  bytesToBase64Url(new TextEncoder().encode(JSON.stringify(attempt)));

/** Undefined for a value that was not made by `encodeAttempt`. */
export function decodeAttempt(value: string): Attempt | undefined {
  try {
    const bytes = base64UrlToBytes(value);
    return bytes && Attempt.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
