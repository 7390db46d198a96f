import type { Bindings } from '../settings/bindings';
import type { Authorizer } from './authorization';
import type { CallPlatform } from './callPlatform';
import { readSubmission } from './readSubmission';
import { refusal } from './refusal';

export type TemplateGateway = {
  /** App ids that this server may use. */
  appIds: readonly string[];
  authorizer: Authorizer;
  call: CallPlatform;
};

/** A creation as it goes out: everything that decides its outcome, apart from credentials. */
export type Submission = { baseUrl: string; appId: string; body: string };

/** `POST /api/v2/rcs/<appId>/templates`: passes a creation on with the credentials that are kept here. */
export async function submitTemplate(
  request: Request,
  submission: Omit<Submission, 'body'>,
  bindings: Bindings,
  gateway: TemplateGateway,
): Promise<Response> {
  if (!gateway.appIds.includes(submission.appId)) {
    return refusal(403, 'app_id', 'appId: is not one that this server may use');
  }
  const body = await readSubmission(request);
  if (body instanceof Response) return body;
  const token = await gateway.authorizer.tokenFor(submission.appId, request);
  if (token instanceof Response) return token;
  return send({ ...submission, body }, token, bindings, gateway);
}

async function send(
  { baseUrl, appId, body }: Submission,
  token: string,
  bindings: Bindings,
  { authorizer, call }: TemplateGateway,
): Promise<Response> {
  const request = new Request(`${baseUrl}/v2/rcs/${appId}/templates`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'User-Agent': 'rcs-template-builder',
    },
    body,
  });
  const answer = await call(request, bindings, authorizer.credentials === 'server' ? [token] : []);
  if (answer.status === 401) authorizer.refused();
  return answer;
}
