import { z } from 'zod';
import { formatPath } from '../../../schema/values/issues';
import type { TemplateStatus } from '../../../schema/values/enums';
import type { Bindings } from '../../request/bindings';
import { isJsonContent, readJsonBody, type JsonBody } from '../../request/readJsonBody';
import {
  badRequest,
  created,
  unreadableBody,
  unsupportedMediaType,
  forbidden,
  tooManyRequests,
  unauthorized,
} from '../replies/templateReplies';
import type { ServerDependencies } from '../credentials/credentials';
import { answerByScenario } from '../scenarios/scenario';
import type { ScenarioQueue } from '../scenarios/scenarioQueue';
import { insertTemplate } from './templateStore';
import { CreateTemplatePayload, findTemplateIssues } from '../../../schema/template/template';
import { timingSafeEqual } from 'node:crypto';
import { bearerToken, sha256 } from '../../guards/callers';
import type { RateLimiter } from '../../request/rateLimiter';
import type { Tokens } from '../../settings/credentialValues';

type CreateTemplateDependencies = ServerDependencies & { admit: Admit; scenarios: ScenarioQueue };

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
  const refusal = await dependencies.admit(request, appId);
  if (refusal) return refusal;
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
  { database, settings, log, now }: CreateTemplateDependencies,
): Promise<Response> {
  const [issue] = findTemplateIssues(value, { textLimit: settings.PLATFORM_TEXT_LIMIT });
  if (issue !== undefined) return badRequest(formatPath(issue.path), issue.requirement);
  const { component, name, type } = CreateTemplatePayload.parse(value);
  const answer = () => created(appId, { component, name, type, status });
  const outcome = await insertTemplate(
    database,
    { appId, component: JSON.stringify(component), name, type, status, createdAt: new Date(now()) },
    commitAnswer && ((transaction) => commitAnswer(transaction, answer())),
  );
  if (outcome === 'name taken')
    return badRequest('name', 'must be unique, and a template with this name exists');
  log('template-created', { appId, type, status });
  return answer();
}

const Named = z.object({ name: z.string() });

/** The name in a body that is not validated yet. */
const nameIn = (body: JsonBody): string | undefined =>
  body.ok ? Named.safeParse(body.value).data?.name : undefined;

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
