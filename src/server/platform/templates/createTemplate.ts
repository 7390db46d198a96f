import { z } from 'zod';
import { formatPath } from '../../../schema/values/issues';
import type { TemplateStatus } from '../../../schema/values/enums';
import type { Bindings } from '../../request/bindings';
import { findWrongContent, readJsonBody, type JsonBody } from '../../request/readJsonBody';
import {
  badRequest,
  created,
  nameTaken,
  unreadableBody,
  unsupportedMediaType,
} from '../replies/templateReplies';
import type { ServerDependencies } from '../credentials/credentials';
import { answerByScenario } from '../scenarios/scenario';
import type { ScenarioQueue } from '../scenarios/scenarioQueue';
import type { Admit } from './admission';
import { insertTemplate } from './templateStore';
import { checkTemplate } from '../../../schema/template/template';

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
  const refusal = await dependencies.admit(request, appId, bindings);
  if (refusal) return refusal;
  const body = await readJsonBody(request);
  const name = nameIn(body);
  bindings.about ??= name;
  return answerByScenario(dependencies.scenarios.take(name), bindings, async (proceeding) => {
    const wrong = findWrongContent(request.headers);
    if (wrong) return unsupportedMediaType(wrong);
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
  const checked = checkTemplate(value, { textLimit: settings.PLATFORM_TEXT_LIMIT });
  if (!checked.ok) {
    const [{ path, requirement }] = checked.issues;
    return badRequest(formatPath(path), requirement);
  }
  const { component, name, type } = checked.value;
  const answer = () => created(appId, { component, name, type, status });
  const outcome = await insertTemplate(
    database,
    { appId, component: JSON.stringify(component), name, type, status, createdAt: new Date(now()) },
    commitAnswer && ((transaction) => commitAnswer(transaction, answer())),
  );
  if (outcome === 'name taken') return badRequest('name', nameTaken);
  log('template-created', { appId, type, status });
  return answer();
}

const Named = z.object({ name: z.string() });

/** The name in a body that is not validated yet. */
const nameIn = (body: JsonBody): string | undefined =>
  body.ok ? Named.safeParse(body.value).data?.name : undefined;
