import type { TemplateGateway } from './templateGateway';

/** What the page may know of one platform: no secret. */
async function describePlatform(gateway: TemplateGateway, textLimit: number, ownOrigin: string) {
  const { name, label, tone, baseUrl, appIds, authorizer, readability } = gateway;
  return {
    name,
    label,
    ...(tone ? { tone } : {}),
    platform: baseUrl === undefined ? 'embedded' : 'remote',
    baseUrl: baseUrl ?? ownOrigin,
    appIds,
    textLimit,
    credentials: authorizer.credentials,
    readable: await readability.find(),
  };
}

/** The answer of `/api/connection`: the default platform, and the list of all. */
export async function describeConnection(
  gateways: readonly TemplateGateway[],
  textLimit: number,
  ownOrigin: string,
) {
  const platforms = await Promise.all(
    gateways.map((gateway) => describePlatform(gateway, textLimit, ownOrigin)),
  );
  return { ...platforms[0], platforms };
}
