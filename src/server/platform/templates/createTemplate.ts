import { setTimeout } from 'node:timers/promises';
import { formatPath } from '../../../schema/values/issues';
import { CreateTemplatePayload, findTemplateIssues } from '../../../schema/template/template';
import type { Bindings } from '../../settings/bindings';
import type { Database } from '../../database/openDatabase';
import type { Log } from '../../log/log';
import { dropConnection } from '../../request/dropConnection';
import { isJsonContent } from '../../request/isJsonContent';
import { parseJson, type ParsedJson } from '../../request/parseJson';
import type { RateLimiter } from '../../request/rateLimiter';
import { BODY_LIMIT, readBody } from '../../request/readBody';
import type { Scenario } from '../scenarios/scenario';
import type { ScenarioQueue } from '../scenarios/scenarioQueue';
import { insertTemplate } from './insertTemplate';
import { badRequest, created, forbidden, otherError, tooManyRequests, unauthorized } from './replies';
import type { createTokenCheck } from './tokens';

export type CreateTemplateDependencies = {
  checkToken: ReturnType<typeof createTokenCheck>;
  limit: RateLimiter;
  scenarios: ScenarioQueue;
  database: Database;
  textLimit: number;
  log: Log;
  now: () => number;
};

/**
 * `POST /v2/rcs/<appId>/templates`. The order of the checks is 401, 403, 429, a scenario, 415, 413, 400, so
 * that a stranger learns nothing about a body.
 */
export async function createTemplate(
  request: Request,
  appId: string,
  bindings: Bindings,
  dependencies: CreateTemplateDependencies,
): Promise<Response> {
  const access = dependencies.checkToken(request.headers.get('authorization'), appId);
  if (access === 'unknown') return unauthorized();
  if (access === 'forbidden') return forbidden();
  const wait = await dependencies.limit(access.key);
  if (wait !== undefined) return tooManyRequests(wait);

  const body = await readBody(request);
  const json = body === 'too large' ? undefined : parseJson(body);
  const scenario = dependencies.scenarios.take(nameIn(json));
  if (scenario?.kind === 'answer') return scenario.answer();
  if (scenario?.kind === 'drop') return dropConnection(bindings);
  if (scenario?.delayMs !== undefined) await setTimeout(scenario.delayMs);

  if (!isJsonContent(request.headers)) return otherError(415, 'Content-Type: must be application/json');
  if (json === undefined) return otherError(413, `body: must have at most ${BODY_LIMIT} bytes`);
  if (!json.ok) return badRequest('', json.requirement);
  const answer = await keep(json.value, appId, scenario, dependencies);
  return answer.status === 201 && scenario?.dropAfterCommit ? dropConnection(bindings) : answer;
}

async function keep(
  value: unknown,
  appId: string,
  scenario: Extract<Scenario, { kind: 'create' }> | undefined,
  { database, textLimit, log, now }: CreateTemplateDependencies,
): Promise<Response> {
  const [issue] = findTemplateIssues(value, { textLimit });
  if (issue !== undefined) return badRequest(formatPath(issue.path), issue.requirement);
  const payload = CreateTemplatePayload.parse(value);
  const status = scenario?.status ?? 'pending';
  const outcome = await insertTemplate(database, { appId, payload, status, createdAt: new Date(now()) });
  if (outcome === 'name taken')
    return badRequest('name', 'must be unique, and a template of this name exists');
  log('template-created', { appId, type: payload.type, status });
  return created({ component: payload.component, name: payload.name, type: payload.type, status });
}

/** The name that a body claims, before anything of it is checked. */
function nameIn(json: ParsedJson | undefined): string | undefined {
  if (!json?.ok || typeof json.value !== 'object' || json.value === null || !('name' in json.value))
    return undefined;
  return typeof json.value.name === 'string' ? json.value.name : undefined;
}
