import { z } from 'zod';
import { formatPath, listIssues } from '../../../schema/values/issues';
import { isJsonContent } from '../../request/isJsonContent';
import { readJsonBody } from '../../request/readJsonBody';
import { badRequest, unreadableBody, unsupportedMediaType } from '../replies/templateReplies';
import { readScenario } from './scenario';
import { MAX_WAITING, type ScenarioQueue } from './scenarioQueue';

const requirement =
  'must be one of 201:<status>, 400:<parameter>, 401, 403, 429:<seconds>, 500, 502, 503, 504, slow:<milliseconds up to 60000>, dropped-after-commit, dropped-before-commit';

const Answer = z.string().refine((entry) => readScenario(entry) !== undefined, { params: { requirement } });

const ScenarioList = z.strictObject({
  next: z
    .array(z.union([Answer, z.strictObject({ answer: Answer, name: z.string() })], { error: requirement }))
    .max(MAX_WAITING),
});

/** Handles `PUT /api/scenario`: chooses the answers to the next creations at the embedded platform. */
export async function putScenario(request: Request, queue: ScenarioQueue): Promise<Response> {
  if (!isJsonContent(request.headers)) return unsupportedMediaType();
  const body = await readJsonBody(request);
  if (!body.ok) return unreadableBody(body);
  const [issue] = listIssues(ScenarioList, body.value);
  if (issue !== undefined) return badRequest(formatPath(issue.path), issue.requirement);
  const { next } = ScenarioList.parse(body.value);
  const entries = next.flatMap((item) => {
    const { answer, name } = typeof item === 'string' ? { answer: item, name: undefined } : item;
    const scenario = readScenario(answer);
    return scenario === undefined ? [] : [{ entry: answer, scenario, name }];
  });
  if (!queue.put(entries)) return badRequest('next', `must leave at most ${MAX_WAITING} entries waiting`);
  return Response.json({ next });
}
