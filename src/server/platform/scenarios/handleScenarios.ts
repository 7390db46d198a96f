import { checkUnordered } from '../../../schema/values/findIssues';
import { formatPath } from '../../../schema/values/issues';
import {
  MAX_WAITING_ANSWERS,
  TemplateScenarios,
  VerificationScenarios,
  type WaitingAnswer,
  type WaitingAnswers,
} from '../../../schema/responses/platformControls';
import type { z } from '../../../schema/values/zod';
import { findWrongContent, readJsonBody } from '../../request/readJsonBody';
import { badRequest, unreadableBody, unsupportedMediaType } from '../replies/templateReplies';
import { rawAnswer, readEntry, type Entries } from './commonAnswers';
import type { QueuedScenario, ScenarioQueue } from './scenarioQueue';
import { templateEntries } from './templateScenario';
import { verificationEntries } from './verificationScenario';

/** How the entries of an interface are read, and what their names name. */
export type ScenarioKind = {
  schema: z.core.$ZodType<{ next: (string | WaitingAnswer)[]; all?: boolean | undefined }>;
  entries: Entries;
  /** The key beside an answer that says which request it waits for. */
  key: 'name' | 'endpoint';
};

export const scenarioKinds = {
  templates: { schema: TemplateScenarios, entries: templateEntries, key: 'name' },
  verifications: { schema: VerificationScenarios, entries: verificationEntries, key: 'endpoint' },
} satisfies Record<string, ScenarioKind>;

/** An entry with what it does. */
function toQueued(given: string | WaitingAnswer, { entries }: ScenarioKind): QueuedScenario[] {
  const { answer, raw, name, endpoint } = typeof given === 'string' ? { answer: given } : given;
  const target = name ?? endpoint;
  if (raw) {
    const { status, headers = {}, body = '' } = raw;
    return [
      { entry: { raw: { status, headers, body } }, name: target, scenario: rawAnswer(status, headers, body) },
    ];
  }
  const scenario = answer === undefined ? undefined : readEntry(answer, entries);
  return scenario ? [{ entry: { answer }, name: target, scenario }] : [];
}

/** Handles `PUT`: chooses the answers to the next requests at the embedded platform. */
export async function putScenarios(
  request: Request,
  queue: ScenarioQueue,
  kind: ScenarioKind,
): Promise<Response> {
  const wrong = findWrongContent(request.headers);
  if (wrong) return unsupportedMediaType(wrong);
  const body = await readJsonBody(request);
  if (!body.ok) return unreadableBody(body);
  const checked = checkUnordered(kind.schema, body.value);
  if (!checked.ok) {
    const [{ path, requirement }] = checked.issues;
    return badRequest(formatPath(path), requirement);
  }
  const { next, all = false } = checked.value;
  const entries = next.flatMap((entry) => toQueued(entry, kind));
  if (!queue.put(entries, { all }))
    return badRequest('next', `must leave at most ${MAX_WAITING_ANSWERS} entries waiting`);
  return showScenarios(queue, kind);
}

/** Handles `GET`: the waiting entries in their order, as they can be put again. */
export function showScenarios(queue: ScenarioQueue, { key }: ScenarioKind): Response {
  const next = queue.list().map(({ entry, name }) => ({
    ...entry,
    ...(name === undefined ? {} : { [key]: name }),
  }));
  return Response.json({ next } satisfies WaitingAnswers);
}

/** Handles `DELETE`: removes all waiting entries, or those that wait for the name in the query. */
export function clearScenarios(request: Request, queue: ScenarioQueue, { key }: ScenarioKind): Response {
  // A plus sign of a number that was not escaped arrives as a space.
  const name = new URL(request.url).searchParams.get(key);
  queue.clear(name === null ? undefined : name.replace(/^ /, '+'));
  return new Response(null, { status: 204 });
}
