import { findIssues, formatPath } from '../../../schema/values/issues';
import {
  StartVerificationHeaders,
  StartVerificationRequest,
  type StartedVerification,
} from '../../../schema/verification/verification';
import { plainAddress } from '../../guards/clientAddress';
import { ownOrigin } from '../../guards/ownOrigin';
import type { Bindings } from '../../settings/bindings';
import type { Database } from '../../database/openDatabase';
import { phoneEnding, type Log } from '../../log/log';
import { isJsonContent } from '../../request/isJsonContent';
import { parseJson } from '../../request/parseJson';
import { BODY_LIMIT, readBody } from '../../request/readBody';
import type { RateLimiter } from '../../request/rateLimiter';
import type { Operator, VerificationApps } from '../../settings/settingValues';
import { targetUri } from './operators';
import {
  invalidRequest,
  missingParameter,
  tooManyStarts,
  verificationError,
  wrongCredentials,
  wrongParameter,
} from './replies';
import { identify, isFirstUse } from './signatureCheck';
import { insertVerification } from './verificationStore';

export type VerificationDependencies = {
  apps: VerificationApps;
  findOperator: (address: string) => Operator | undefined;
  limit: RateLimiter;
  database: Database;
  trustedProxies: number;
  log: Log;
  now: () => number;
};

/** `POST {verification_base_url}/v1/verifications`. */
export async function startVerification(
  request: Request,
  bindings: Bindings,
  dependencies: VerificationDependencies,
): Promise<Response> {
  const { apps, database, now } = dependencies;
  const body = await readBody(request);
  // Without the whole body no signature can be right, so this says nothing to a stranger.
  const caller = identify(request, body === 'too large' ? '' : new TextDecoder().decode(body), apps, now());
  if ('wrong' in caller) return wrongCredentials(caller.wrong);
  const authorization = request.headers.get('authorization') ?? '';
  if (authorization.includes(':') && !(await isFirstUse(database, authorization, now()))) {
    return wrongCredentials('must not be used a second time');
  }
  if (!isJsonContent(request.headers)) {
    return verificationError(415, 40003, 'Content-Type', 'must be application/json');
  }
  if (body === 'too large')
    return verificationError(413, 40003, 'body', `must have at most ${BODY_LIMIT} bytes`);
  const json = parseJson(body);
  if (!json.ok) return invalidRequest(json.requirement);
  const wrong = findWrongHeader(request.headers) ?? findWrongField(json.value);
  if (wrong !== undefined) return wrong;
  return begin(StartVerificationRequest.parse(json.value), caller.appId, request, bindings, dependencies);
}

const headerNames: Record<string, string> = {
  'x-timestamp': 'x-timestamp',
  'x-forwarded-for': 'X-Forwarded-For',
};

function findWrongHeader(headers: Headers): Response | undefined {
  const [issue] = findIssues(StartVerificationHeaders, Object.fromEntries(headers));
  if (issue === undefined) return undefined;
  const name = String(issue.path[0] ?? '');
  const parameter = headerNames[name] ?? name;
  return headers.has(name) ? wrongParameter(parameter, issue.requirement) : missingParameter(parameter);
}

function findWrongField(value: unknown): Response | undefined {
  const [issue] = findIssues(StartVerificationRequest, value);
  if (issue === undefined) return undefined;
  if (issue.path.length === 0) return invalidRequest(issue.requirement);
  const parameter = formatPath(issue.path);
  return issue.requirement === 'is required'
    ? missingParameter(parameter)
    : wrongParameter(parameter, issue.requirement);
}

async function begin(
  start: StartVerificationRequest,
  appId: string,
  request: Request,
  bindings: Bindings,
  { findOperator, limit, database, trustedProxies, log, now }: VerificationDependencies,
): Promise<Response> {
  const endUser = plainAddress(request.headers.get('x-forwarded-for')?.split(',', 1)[0]?.trim() ?? '');
  const operator = findOperator(endUser);
  if (operator === undefined)
    return wrongParameter('X-Forwarded-For', 'must be an address of a known operator');

  // Whoever calls chooses the forwarded address, so the limit counts the caller's own.
  const wait =
    (await limit(`number ${start.identity.endpoint}`)) ??
    (await limit(`address ${bindings.client ?? 'none'}`));
  if (wait !== undefined) return tooManyStarts(wait);

  const row = await insertVerification(database, {
    appId,
    operator: operator.name,
    reference: start.reference,
    now: now(),
  });
  log('verification-started', {
    appId,
    operator: operator.name,
    phone: phoneEnding(start.identity.endpoint),
  });
  const started: StartedVerification = {
    id: row.id,
    method: 'seamless',
    seamless: { targetUri: targetUri(operator, ownOrigin(request, trustedProxies), row.state) },
    _links: [{ rel: 'status', href: `/verification/v1/verifications/id/${row.id}`, method: 'GET' }],
  };
  return Response.json(started);
}
