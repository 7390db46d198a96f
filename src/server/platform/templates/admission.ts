import { timingSafeEqual } from 'node:crypto';
import { bearerToken, sha256 } from '../../guards/callers';
import type { Bindings } from '../../request/bindings';
import { createGuessLimiter, type RateLimiter } from '../../request/rateLimiter';
import type { Tokens } from '../../settings/credentialValues';
import { forbidden, tooManyRequests, unauthorized } from '../replies/templateReplies';

/** Decides whether a caller may use an app id: undefined, or the refusal. */
export type Admit = (request: Request, appId: string, caller: Bindings) => Promise<Response | undefined>;

/**
 * Checks bearer tokens, in a time that reveals nothing about them, and limits the requests of each and the wrong ones of an
 * address: 401, 403 or 429.
 */
export function createAdmission(tokens: Tokens, limit: RateLimiter): Admit {
  const entries = Object.entries(tokens).map(([token, appIds]) => ({
    digest: sha256(token),
    appIds: new Set(appIds),
  }));
  const guess = createGuessLimiter();
  return async ({ headers }, appId, { client, isOfGateway }) => {
    const token = bearerToken(headers.get('authorization'));
    if (token === undefined) return unauthorized();
    const digest = sha256(token);
    // The gateway has the right token: wrong ones of others at the address of its caller must not stop it.
    const guessed = await guess(isOfGateway ? undefined : client, () =>
      entries.filter((candidate) => timingSafeEqual(candidate.digest, digest)).at(0),
    );
    if ('waitSeconds' in guessed) return tooManyRequests(guessed.waitSeconds);
    if (guessed.found === undefined) return unauthorized();
    if (!guessed.found.appIds.has(appId)) return forbidden();
    const waitSeconds = await limit(digest.toString('hex'));
    return waitSeconds === undefined ? undefined : tooManyRequests(waitSeconds);
  };
}
