import { timingSafeEqual } from 'node:crypto';
import { bearerToken, sha256 } from '../../guards/callers';
import type { Bindings } from '../../request/bindings';
import type { RateLimiter } from '../../request/rateLimiter';
import type { Tokens } from '../../settings/credentialValues';
import { forbidden, tooManyRequests, unauthorized } from '../replies/templateReplies';

/** Decides whether a caller may use an app id: undefined, or the refusal. */
export type Admit = (request: Request, appId: string, caller: Bindings) => Promise<Response | undefined>;

/**
 * Checks bearer tokens, in a time that reveals nothing about them, and limits the requests of each: 401, 403 or 429.
 *
 * @param limitGuesses limits the wrong tokens of one address
 */
export function createAdmission(tokens: Tokens, limit: RateLimiter, limitGuesses: RateLimiter): Admit {
  const entries = Object.entries(tokens).map(([token, appIds]) => ({
    digest: sha256(token),
    appIds: new Set(appIds),
  }));
  return async ({ headers }, appId, { client }) => {
    const token = bearerToken(headers.get('authorization'));
    const digest = sha256(token ?? '');
    const [entry] = entries.filter((candidate) => timingSafeEqual(candidate.digest, digest));
    if (entry === undefined) {
      const waitSeconds =
        token === undefined || client === undefined ? undefined : await limitGuesses(client);
      return waitSeconds === undefined ? unauthorized() : tooManyRequests(waitSeconds);
    }
    if (!entry.appIds.has(appId)) return forbidden();
    const waitSeconds = await limit(digest.toString('hex'));
    return waitSeconds === undefined ? undefined : tooManyRequests(waitSeconds);
  };
}
