import type { Bindings } from '../../request/bindings';
import { commonHeaders } from '../calls/callPlatform';
import { unknownAppId } from '../calls/gatewayError';
import type { Place, TemplateGateway } from './forwardTemplate';

/**
 * Handles `GET /api/v2/rcs/<appId>/templates`, `…/<name>` and `…/<name>/status`.
 *
 * @param below the rest of the path behind `templates`, encoded
 */
export async function forwardReading(
  request: Request,
  { baseUrl, appId, below }: Place & { below: string },
  bindings: Bindings,
  { appIds, authorizer, call, readability }: TemplateGateway,
): Promise<Response> {
  if (!appIds.includes(appId)) return unknownAppId();
  const token = await authorizer.tokenFor(appId, request);
  if (token instanceof Response) return token;
  const outgoing = new Request(`${baseUrl}/v2/rcs/${appId}/templates${below}`, {
    headers: { Authorization: `Bearer ${token}`, ...commonHeaders },
  });
  const answer = await call(outgoing, bindings, authorizer.credentials === 'server' ? [token] : []);
  if (answer.status === 401) authorizer.discardToken();
  await readability.learn(answer);
  return answer;
}
