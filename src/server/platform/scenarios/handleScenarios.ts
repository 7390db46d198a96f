import { z } from 'zod';
import { listIssues } from '../../../schema/values/findIssues';
import { formatPath } from '../../../schema/values/issues';
import { isJsonContent } from '../../request/isJsonContent';
import { readJsonBody } from '../../request/readJsonBody';
import { badRequest, unreadableBody, unsupportedMediaType } from '../replies/templateReplies';
import { rawAnswer } from './commonAnswers';
import type { Scenario } from './scenario';
import { MAX_WAITING, type QueuedScenario, type ScenarioQueue } from './scenarioQueue';
import { readTemplateScenario, templateScenarioRequirement } from './templateScenario';
import { readVerificationScenario, verificationScenarioRequirement } from './verificationScenario';

/** How the entries of an interface are read, and what their names name. */
export type ScenarioKind = {
  read: (entry: string) => Scenario | undefined;
  words: string;
  /** The key beside an answer that says which request it waits for. */
  key: 'name' | 'endpoint';
};

export const templateScenarios: ScenarioKind = {
  read: readTemplateScenario,
  words: templateScenarioRequirement,
  key: 'name',
};
export const verificationScenarios: ScenarioKind = {
  read: readVerificationScenario,
  words: verificationScenarioRequirement,
  key: 'endpoint',
};

const MAX_RAW_BODY = 100_000;
const MAX_RAW_HEADERS = 20;
/** Headers that belong to the connection, or would outlast the answer. */
const forbiddenHeaders =
  /^(?:connection|content-length|keep-alive|set-cookie|te|trailer|transfer-encoding|upgrade|clear-site-data)$/i;

const headerRequirement = `must be at most ${MAX_RAW_HEADERS} headers, none of them of the connection or a cookie`;
const RawAnswer = z.strictObject({
  status: z.int().min(200).max(599),
  headers: z
    .record(z.string().regex(/^[!#$%&'*+.^_`|~\w-]{1,100}$/), z.string().regex(/^[\t -~]{0,1000}$/))
    .refine(
      (headers) =>
        Object.keys(headers).length <= MAX_RAW_HEADERS &&
        !Object.keys(headers).some((name) => forbiddenHeaders.test(name)),
      { params: { requirement: headerRequirement } },
    )
    .optional(),
  body: z.string().max(MAX_RAW_BODY).optional(),
});

type Named = { name?: string | undefined } | { endpoint?: string | undefined };
const nameOf = (entry: Named) =>
  'name' in entry ? entry.name : 'endpoint' in entry ? entry.endpoint : undefined;

function listSchema({ read, words, key }: ScenarioKind) {
  const Answer = z
    .string()
    .refine((entry) => read(entry) !== undefined, { params: { requirement: words } })
    .transform((entry) => ({ entry, scenario: read(entry) }));
  const Raw = RawAnswer.transform(({ status, headers = {}, body = '' }) => ({
    entry: { status, headers, body },
    scenario: rawAnswer(status, headers, body),
  }));
  const Name = z.string().max(200).optional();
  const withName = <Content extends z.ZodRawShape>(content: Content) =>
    z.strictObject(key === 'name' ? { ...content, name: Name } : { ...content, endpoint: Name });
  const Entry = z.union(
    [
      Answer,
      withName({ answer: Answer }).transform((entry) => ({ ...entry.answer, name: nameOf(entry) })),
      withName({ raw: Raw }).transform((entry) => ({ ...entry.raw, name: nameOf(entry) })),
    ],
    { error: words },
  );
  return z.strictObject({ next: z.array(Entry).max(MAX_WAITING), all: z.boolean().optional() });
}

/** Handles `PUT`: chooses the answers to the next requests at the embedded platform. */
export async function putScenarios(
  request: Request,
  queue: ScenarioQueue,
  kind: ScenarioKind,
): Promise<Response> {
  if (!isJsonContent(request.headers)) return unsupportedMediaType();
  const body = await readJsonBody(request);
  if (!body.ok) return unreadableBody(body);
  const schema = listSchema(kind);
  const [issue] = listIssues(schema, body.value);
  if (issue !== undefined) return badRequest(formatPath(issue.path), issue.requirement);
  const { next, all = false } = schema.parse(body.value);
  const entries = next.flatMap(({ scenario, ...entry }): QueuedScenario[] =>
    scenario === undefined ? [] : [{ ...entry, scenario }],
  );
  if (!queue.put(entries, { all }))
    return badRequest('next', `must leave at most ${MAX_WAITING} entries waiting`);
  return showScenarios(queue, kind);
}

/** Handles `GET`: the waiting entries in their order, as they can be put again. */
export function showScenarios(queue: ScenarioQueue, { key }: ScenarioKind): Response {
  const next = queue.list().map(({ entry, name }) => ({
    ...(typeof entry === 'string' ? { answer: entry } : { raw: entry }),
    ...(name === undefined ? {} : { [key]: name }),
  }));
  return Response.json({ next });
}

/** Handles `DELETE`: removes all waiting entries, or those that wait for the name in the query. */
export function clearScenarios(request: Request, queue: ScenarioQueue, { key }: ScenarioKind): Response {
  // A plus sign of a number that was not escaped arrives as a space.
  const name = new URL(request.url).searchParams.get(key);
  queue.clear(name === null ? undefined : name.replace(/^ /, '+'));
  return new Response(null, { status: 204 });
}
