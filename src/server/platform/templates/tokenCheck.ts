import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '../../settings/credentialValues';

/** The rights of a bearer token; `key` is its digest, for use where the token must not appear. */
export type Access = 'unknown' | 'forbidden' | { key: string };

const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** Checks an Authorization header for an app id, in a time that reveals nothing about the tokens. */
export function createTokenCheck(tokens: Tokens) {
  const entries = Object.entries(tokens).map(([token, appIds]) => ({
    digest: digestOf(token),
    appIds: new Set(appIds),
  }));
  return (authorization: string | null, appId: string): Access => {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
    const digest = digestOf(token);
    const [entry] = entries.filter((candidate) => timingSafeEqual(candidate.digest, digest));
    if (entry === undefined) return 'unknown';
    return entry.appIds.has(appId) ? { key: entry.digest.toString('hex') } : 'forbidden';
  };
}
