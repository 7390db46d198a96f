import type { ConnectedPlatform } from '../../../schema/responses/connection';
import type { TemplateGateway } from './templateGateway';

/** What the page may know of one platform: no secret. */
export async function describePlatform(
  gateway: TemplateGateway,
  textLimit: number,
  ownOrigin: string,
): Promise<ConnectedPlatform> {
  const { name, label, tone, baseUrl, appIds, authorizer, readability } = gateway;
  return {
    name,
    label,
    ...(tone ? { tone } : {}),
    platform: baseUrl === undefined ? 'embedded' : 'remote',
    baseUrl: baseUrl ?? ownOrigin,
    appIds: [...appIds],
    textLimit,
    credentials: authorizer.credentials,
    readable: await readability.find(),
  };
}
