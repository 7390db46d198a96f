import { z } from 'zod';
import {
  StartVerificationRequest,
  type StartedVerification,
  StartVerificationHeaders,
} from '../../../schema/verification/verification';
import { plainAddress } from '../../guards/callers';
import { ownOrigin } from '../../guards/addresses';
import { phoneEnding } from '../../log/log';
import type { Bindings } from '../../request/bindings';
import { findWrongContent, parseJsonBody, type JsonBody } from '../../request/readJsonBody';
import type { RateLimiter } from '../../request/rateLimiter';
import { MAX_START_BYTES, readBody } from '../../request/readBody';
import type { Operator } from '../../settings/operatorValues';
import type { ServerDependencies } from '../credentials/credentials';
import {
  tooManyStarts,
  wrongBody,
  wrongCredentials,
  wrongMediaType,
  wrongParameter,
  missingParameter,
} from '../replies/verificationReplies';
import { answerByScenario, type Proceeding } from '../scenarios/scenario';
import type { ScenarioQueue } from '../scenarios/scenarioQueue';
import { authenticate, recordSignature, numberDigest } from './authenticate';
import { targetUri } from './operatorPage';
import { insertVerification, storeOutcome } from './verificationStore';
import { checkValue } from '../../../schema/values/findIssues';
import { formatPath, type Issue } from '../../../schema/values/issues';

export type VerificationDependencies = ServerDependencies & {
  findOperator: (address: string) => Operator | undefined;
  limit: RateLimiter;
  scenarios: ScenarioQueue;
};

/** Handles `POST {verification_base_url}/v1/verifications`. */
export async function startVerification(
  request: Request,
  bindings: Bindings,
  dependencies: VerificationDependencies,
): Promise<Response> {
  const { credentials, database, now, scenarios } = dependencies;
  const bytes = await readBody(request, MAX_START_BYTES);
  // Check credentials before the body, so that a caller without them learns nothing. No signature fits a
  // body that is too large.
  const text = bytes === 'too large' ? '' : new TextDecoder().decode(bytes);
  const caller = authenticate(request, text, credentials.verificationApps, now());
  if ('wrong' in caller) return wrongCredentials(caller.wrong);
  const authorization = request.headers.get('authorization') ?? '';
  if (authorization.includes(':') && !(await recordSignature(database, authorization, now())))
    return wrongCredentials('must not be used a second time');
  const body = parseJsonBody(bytes, MAX_START_BYTES);
  return answerByScenario(scenarios.take(endpointIn(body)), bindings, async (proceeding) => {
    const wrong = findWrongContent(request.headers);
    if (wrong) return wrongMediaType(wrong);
    if (!body.ok) return wrongBody(body.requirement, body.status, body.path);
    const headerError = findHeaderError(request.headers);
    if (headerError) return headerError;
    const checked = checkValue(StartVerificationRequest, body.value);
    if (!checked.ok) return rejectField(checked.issues[0]);
    return begin(checked.value, { ...caller, outcome: proceeding?.outcome }, request, bindings, dependencies);
  });
}

const Numbered = z.object({ identity: z.object({ endpoint: z.string() }) });

/** The phone number in a body that is not validated yet. */
const endpointIn = (body: JsonBody): string | undefined =>
  body.ok ? Numbered.safeParse(body.value).data?.identity.endpoint : undefined;

async function begin(
  start: StartVerificationRequest,
  { appId, outcome }: { appId: string; outcome: Proceeding['outcome'] },
  request: Request,
  bindings: Bindings,
  { credentials, findOperator, limit, database, log, now }: VerificationDependencies,
): Promise<Response> {
  const { endpoint } = start.identity;
  const endUser = plainAddress(request.headers.get('x-forwarded-for')?.split(',', 1)[0]?.trim() ?? '');
  const operator = findOperator(endUser);
  if (operator === undefined)
    return wrongParameter('X-Forwarded-For', 'must be an address of a known operator');

  // The caller is free to choose the forwarded address, so the limit counts the caller's own.
  const waitSeconds =
    (await limit(`number ${endpoint}`)) ?? (await limit(`address ${bindings.client ?? 'none'}`));
  if (waitSeconds !== undefined) return tooManyStarts(waitSeconds);

  const { reference } = start;
  const row = await insertVerification(database, {
    appId,
    operator: operator.name,
    reference,
    numberDigest: numberDigest(endpoint, credentials.verificationApps[appId] ?? ''),
    now: now(),
  });
  if (outcome) await storeOutcome(database, row.state, { ...outcome, now: now() });
  log('verification-started', { appId, operator: operator.name, phone: phoneEnding(endpoint) });
  const started: StartedVerification = {
    id: row.id,
    method: 'seamless',
    seamless: { targetUri: targetUri(operator, ownOrigin(request), row.state) },
    _links: [{ rel: 'status', href: `/verification/v1/verifications/id/${row.id}`, method: 'GET' }],
  };
  return Response.json(started);
}

/** `Headers` gives names in lower case; replies name them as the interface document does. */
const documentedNames: Record<string, string> = { 'x-forwarded-for': 'X-Forwarded-For' };

function findHeaderError(headers: Headers): Response | undefined {
  const checked = checkValue(StartVerificationHeaders, Object.fromEntries(headers));
  if (checked.ok) return undefined;
  const [issue] = checked.issues;
  const name = String(issue.path[0] ?? '');
  const parameter = documentedNames[name] ?? name;
  return headers.has(name) ? wrongParameter(parameter, issue.requirement) : missingParameter(parameter);
}

function rejectField({ path, requirement }: Issue): Response {
  if (path.length === 0) return wrongBody(requirement);
  const parameter = formatPath(path);
  return requirement === 'is required' ? missingParameter(parameter) : wrongParameter(parameter, requirement);
}
