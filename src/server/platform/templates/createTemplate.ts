import { isRecord } from '../../../lib/values';
import { formatPath, type Issue } from '../../../schema/values/issues';
import type { TemplateStatus } from '../../../schema/values/enums';
import type { Database } from '../../database/openDatabase';
import type { Log } from '../../log/log';
import type { Bindings } from '../../request/bindings';
import { isJsonContent, readJsonBody, type JsonBody } from '../../request/readJsonBody';
import type { RateLimiter } from '../../request/rateLimiter';
import {
  badRequest,
  created,
  forbidden,
  tooManyRequests,
  unauthorized,
  unreadableBody,
  unsupportedMediaType,
} from '../replies/templateReplies';
import { answerByScenario } from '../scenarios/scenario';
import type { ScenarioQueue } from '../scenarios/scenarioQueue';
import { insertTemplate } from './templateStore';
import type { createTokenCheck } from './showTemplates';
import { CreateTemplatePayload, findTemplateIssues } from '../../../schema/template/template';
import { countCharacters } from '../../../schema/values/text';

type CreateTemplateDependencies = {
  checkToken: ReturnType<typeof createTokenCheck>;
  limit: RateLimiter;
  scenarios: ScenarioQueue;
  database: Database;
  textLimit: number;
  log: Log;
  now: () => number;
};

/**
 * Handles `POST /v2/rcs/<appId>/templates`. Checks in the order 401, 403, 429, a scenario, 415, 413, 400, so
 * that a caller without credentials learns nothing about a body.
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
  const waitSeconds = await dependencies.limit(access.key);
  if (waitSeconds !== undefined) return tooManyRequests(waitSeconds);

  const body = await readJsonBody(request);
  return answerByScenario(dependencies.scenarios.take(nameIn(body)), bindings, async (proceeding) => {
    if (!isJsonContent(request.headers)) return unsupportedMediaType();
    if (!body.ok) return unreadableBody(body);
    return validateAndInsert(body.value, { appId, status: proceeding?.status, bindings }, dependencies);
  });
}

type Creation = { appId: string; status: TemplateStatus | undefined; bindings: Bindings };

async function validateAndInsert(
  value: unknown,
  { appId, status = 'pending', bindings: { commitAnswer } }: Creation,
  { database, textLimit, log, now }: CreateTemplateDependencies,
): Promise<Response> {
  const read = readPayload(value, textLimit);
  if (!read.ok) return badRequest(formatPath(read.issue.path), read.issue.requirement);
  const { component, name, type } = read.payload;
  const template = { component: JSON.stringify(component), name, type };
  const answer = () => created(appId, { ...template, status });
  const outcome = await insertTemplate(
    database,
    { appId, ...template, status, createdAt: new Date(now()) },
    commitAnswer && ((transaction) => commitAnswer(transaction, answer())),
  );
  if (outcome === 'name taken')
    return badRequest('name', 'must be unique, and a template of this name exists');
  log('template-created', { appId, type, status });
  return answer();
}

/** The name in a body that is not validated yet. */
function nameIn(body: JsonBody): string | undefined {
  const name = body.ok && isRecord(body.value) ? body.value.name : undefined;
  return typeof name === 'string' ? name : undefined;
}

type Read = { ok: true; payload: CreateTemplatePayload } | { ok: false; issue: Issue };

/** Validates a body in one walk. Only one that is refused is walked again, for its first issue. */
function readPayload(value: unknown, textLimit: number): Read {
  const { data: payload } = CreateTemplatePayload.safeParse(value);
  if (payload !== undefined && textLength(payload) <= textLimit) return { ok: true, payload };
  const [issue] = findTemplateIssues(value, { textLimit });
  if (issue === undefined) throw new Error('A template is refused without an issue.');
  return { ok: false, issue };
}

const textLength = ({ component }: CreateTemplatePayload): number =>
  'text' in component ? countCharacters(component.text) : 0;
