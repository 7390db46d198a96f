import type { RateLimiter } from '../../request/rateLimiter';
import type { Database } from '../../database/openDatabase';
import { forbidden, templateNotFound, tooManyRequests, unauthorized } from '../replies/templateReplies';
import { findTemplate, listTemplates } from './templateStore';
import { timingSafeEqual } from 'node:crypto';
import { bearerToken, sha256 } from '../../guards/callers';
import type { Tokens } from '../../settings/credentialValues';

type ShowTemplatesDependencies = {
  checkToken: ReturnType<typeof createTokenCheck>;
  limit: RateLimiter;
  database: Database;
};

type Place = { appId: string; name?: string; part?: 'status' };

/**
 * Handles `GET /v2/rcs/<appId>/templates`, `…/<name>` and `…/<name>/status`. Checks in the order of a creation:
 * 401, 403, 429, 404.
 */
export async function showTemplates(
  request: Request,
  { appId, name, part }: Place,
  { checkToken, limit, database }: ShowTemplatesDependencies,
): Promise<Response> {
  const access = checkToken(request.headers.get('authorization'), appId);
  if (access === 'unknown') return unauthorized();
  if (access === 'forbidden') return forbidden();
  const waitSeconds = await limit(access.key);
  if (waitSeconds !== undefined) return tooManyRequests(waitSeconds);
  if (name === undefined) return Response.json(await listTemplates(database, appId));
  const template = await findTemplate(database, appId, name);
  if (template === undefined) return templateNotFound(appId, name);
  return Response.json(part === 'status' ? { status: template.status } : template);
}

/** The rights of a bearer token; `key` is its digest, for use where the token must not appear. */
type Access = 'unknown' | 'forbidden' | { key: string };

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
