import type { Bindings } from '../request/bindings';
import type { Authorizer } from './authorizer';
import { commonHeaders, type CallPlatform } from './callPlatform';
import { unknownAppId } from './gatewayError';
import { readForwardedBody } from './readForwardedBody';

export type TemplateGateway = {
  /** App ids that this server may use. */
  appIds: readonly string[];
  authorizer: Authorizer;
  call: CallPlatform;
};

/** Handles `POST /api/v2/rcs/<appId>/templates`: forwards a creation with the credentials of this server. */
export async function forwardTemplate(
  request: Request,
  { baseUrl, appId }: { baseUrl: string; appId: string },
  bindings: Bindings,
  { appIds, authorizer, call }: TemplateGateway,
): Promise<Response> {
  if (!appIds.includes(appId)) return unknownAppId();
  const body = await readForwardedBody(request);
  if (body instanceof Response) return body;
  const token = await authorizer.tokenFor(appId, request);
  if (token instanceof Response) return token;
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    ...commonHeaders,
  };
  const outgoing = new Request(`${baseUrl}/v2/rcs/${appId}/templates`, { method: 'POST', headers, body });
  const answer = await call(outgoing, bindings, authorizer.credentials === 'server' ? [token] : []);
  if (answer.status === 401) authorizer.discardToken();
  return answer;
}
