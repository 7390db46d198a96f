import { z } from 'zod';
import { findIssues, formatPath } from '../../../schema/values/issues';
import { parseJson } from '../../request/parseJson';
import { readBody } from '../../request/readBody';
import { isJsonContent } from '../../request/isJsonContent';
import { badRequest, otherError } from '../templates/replies';
import { readScenario } from './scenario';
import { QUEUE_LIMIT, type ScenarioQueue } from './scenarioQueue';

const known =
  'must be one of 201:<status>, 400:<parameter>, 401, 403, 429:<seconds>, 500, 502, 503, 504, slow:<milliseconds up to 60000>, dropped-after-commit, dropped-before-commit';

const Answer = z
  .string()
  .refine((entry) => readScenario(entry) !== undefined, { params: { requirement: known } });

const ScenarioList = z.strictObject({
  next: z
    .array(z.union([Answer, z.strictObject({ answer: Answer, name: z.string() })], { error: known }))
    .max(QUEUE_LIMIT),
});

/** `PUT /api/scenario`: sets what the next creations at the embedded platform are answered. */
export async function putScenario(request: Request, queue: ScenarioQueue): Promise<Response> {
  if (!isJsonContent(request.headers)) return otherError(415, 'Content-Type: must be application/json');
  const body = await readBody(request);
  if (body === 'too large') return otherError(413, 'body: is too large');
  const json = parseJson(body);
  if (!json.ok) return badRequest('', json.requirement);
  const [issue] = findIssues(ScenarioList, json.value);
  if (issue !== undefined) return badRequest(formatPath(issue.path), issue.requirement);
  const { next } = ScenarioList.parse(json.value);
  const entries = next.flatMap((item) => {
    const { answer, name } = typeof item === 'string' ? { answer: item, name: undefined } : item;
    const scenario = readScenario(answer);
    return scenario === undefined ? [] : [{ entry: answer, scenario, name }];
  });
  if (!queue.put(entries)) return badRequest('next', `must leave at most ${QUEUE_LIMIT} entries waiting`);
  return Response.json({ next });
}
