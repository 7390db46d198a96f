import type { Bindings } from '../../request/bindings';
import { commonHeaders } from '../calls/callPlatform';
import { unknownAppId } from '../calls/gatewayError';
import { callAuthorized } from './callAuthorized';
import type { Place } from './forwardTemplate';
import type { TemplateGateway } from './templateGateway';

/**
 * Handles `GET /api/v2/rcs/<appId>/templates`, `…/<name>` and `…/<name>/status`.
 *
 * @param below the rest of the path behind `templates`, encoded
 */
export async function forwardReading(
  incoming: Request,
  { baseUrl, appId, below }: Place & { below: string },
  bindings: Bindings,
  gateway: TemplateGateway,
): Promise<Response> {
  if (!gateway.appIds.includes(appId)) return unknownAppId();
  const write = (token: string) =>
    new Request(`${baseUrl}/v2/rcs/${appId}/templates${below}`, {
      headers: { Authorization: `Bearer ${token}`, ...commonHeaders },
    });
  const answer = await callAuthorized(gateway, { appId, incoming, bindings, write });
  await gateway.readability.learn(answer);
  return answer;
}
