import type { RateLimiter } from '../../request/rateLimiter';
import type { Database } from '../../database/openDatabase';
import { forbidden, templateNotFound, tooManyRequests, unauthorized } from '../replies/templateReplies';
import { findTemplate, listTemplates } from './readTemplates';
import type { createTokenCheck } from './tokenCheck';

export type ShowTemplatesDependencies = {
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
