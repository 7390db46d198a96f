import { timingSafeEqual } from 'node:crypto';
import { bearerToken } from '../../guards/bearerToken';
import { sha256 } from '../../guards/sha256';
import type { Tokens } from '../../settings/credentialValues';

/** The rights of a bearer token; `key` is its digest, for use where the token must not appear. */
export type Access = 'unknown' | 'forbidden' | { key: string };

/** Checks an Authorization header for an app id, in a time that reveals nothing about the tokens. */
export function createTokenCheck(tokens: Tokens) {
  const entries = Object.entries(tokens).map(([token, appIds]) => ({
    digest: sha256(token),
    appIds: new Set(appIds),
  }));
  return (authorization: string | null, appId: string): Access => {
    const digest = sha256(bearerToken(authorization) ?? '');
    const [entry] = entries.filter((candidate) => timingSafeEqual(candidate.digest, digest));
    if (entry === undefined) return 'unknown';
    return entry.appIds.has(appId) ? { key: entry.digest.toString('hex') } : 'forbidden';
  };
}
