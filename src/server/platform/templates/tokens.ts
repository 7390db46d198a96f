import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '../../settings/settingValues';

/** What a bearer token may do; `key` stands for the token wherever it must not be seen. */
export type Access = 'unknown' | 'forbidden' | { key: string };

const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** Judges an Authorization header for an app id, in a time that tells nothing about the tokens. */
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
