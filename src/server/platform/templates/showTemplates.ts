import type { Database } from '../../database/openDatabase';
import type { Bindings } from '../../request/bindings';
import type { Admit } from './admission';
import { templateNotFound } from '../replies/templateReplies';
import { findTemplate, listTemplates } from './templateStore';

type ShowTemplatesDependencies = { admit: Admit; database: Database };

type Place = { appId: string; name?: string; part?: 'status' };

/**
 * Handles `GET /v2/rcs/<appId>/templates`, `…/<name>` and `…/<name>/status`. Checks in the order of a creation:
 * 401, 403, 429, 404.
 */
export async function showTemplates(
  request: Request,
  { appId, name, part }: Place,
  bindings: Bindings,
  { admit, database }: ShowTemplatesDependencies,
): Promise<Response> {
  const refusal = await admit(request, appId, bindings);
  if (refusal) return refusal;
  if (name === undefined) return Response.json(await listTemplates(database, appId));
  const template = await findTemplate(database, appId, name);
  if (template === undefined) return templateNotFound(appId, name);
  return Response.json(part === 'status' ? { status: template.status } : template);
}
