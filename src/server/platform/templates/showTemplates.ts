import type { RateLimiter } from '../../request/rateLimiter';
import type { Database } from '../../database/openDatabase';
import { forbidden, templateNotFound, tooManyRequests, unauthorized } from '../replies/templateReplies';
import { findTemplate, listTemplates } from './templateStore';
import { timingSafeEqual } from 'node:crypto';
import { bearerToken, sha256 } from '../../guards/callers';
import type { Tokens } from '../../settings/credentialValues';

type ShowTemplatesDependencies = { admit: Admit; database: Database };

type Place = { appId: string; name?: string; part?: 'status' };

/**
 * Handles `GET /v2/rcs/<appId>/templates`, `…/<name>` and `…/<name>/status`. Checks in the order of a creation:
 * 401, 403, 429, 404.
 */
export async function showTemplates(
  request: Request,
  { appId, name, part }: Place,
  { admit, database }: ShowTemplatesDependencies,
): Promise<Response> {
  const refusal = await admit(request, appId);
  if (refusal) return refusal;
  if (name === undefined) return Response.json(await listTemplates(database, appId));
  const template = await findTemplate(database, appId, name);
  if (template === undefined) return templateNotFound(appId, name);
  return Response.json(part === 'status' ? { status: template.status } : template);
}

/** Decides whether a request may use an app id: undefined, or the refusal. */
export type Admit = (request: Request, appId: string) => Promise<Response | undefined>;

/**
 * Checks bearer tokens, in a time that reveals nothing about them, and limits the requests of each: 401, 403 or 429.
 */
export function createAdmission(tokens: Tokens, limit: RateLimiter): Admit {
  const entries = Object.entries(tokens).map(([token, appIds]) => ({
    digest: sha256(token),
    appIds: new Set(appIds),
  }));
  return async ({ headers }, appId) => {
    const digest = sha256(bearerToken(headers.get('authorization')) ?? '');
    const [entry] = entries.filter((candidate) => timingSafeEqual(candidate.digest, digest));
    if (entry === undefined) return unauthorized();
    if (!entry.appIds.has(appId)) return forbidden();
    const waitSeconds = await limit(digest.toString('hex'));
    return waitSeconds === undefined ? undefined : tooManyRequests(waitSeconds);
  };
}
