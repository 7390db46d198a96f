import { callEmbedded, callRemote } from '../calls/callPlatform';
import type { GatewayDependencies } from '../calls/gatewayDependencies';
import { createAuthorizer } from '../credentials/authorizer';
import { findTemplateAppIds } from '../credentials/usableApps';
import type { PlatformSettings } from '../../settings/platforms';
import type { CreateOnce } from '../idempotency/createOnce';
import { forwardReading } from './forwardReading';
import { alwaysReadable, createReadability } from './readability';
import type { TemplateGateway } from './templateGateway';

/** @throws {SettingsError} if settings do not fit the embedded platform's credentials */
export function createTemplateGateway(
  platform: PlatformSettings,
  createOnce: CreateOnce,
  { credentials, platform: embedded, media, log, now }: Omit<GatewayDependencies, 'settings' | 'database'>,
): TemplateGateway {
  const { name, label, tone, baseUrl } = platform;
  const appIds = findTemplateAppIds(platform, credentials);
  const authorizer = createAuthorizer(platform, credentials, log, now);
  const common = { name, label, tone, appIds, authorizer, createOnce, sentMedia: media.sent };
  if (baseUrl === undefined)
    return { ...common, baseUrl, call: callEmbedded(embedded), readability: alwaysReadable };
  const [firstAppId] = appIds;
  const gateway: TemplateGateway = {
    ...common,
    baseUrl,
    call: callRemote,
    readability: createReadability(
      authorizer.credentials === 'server' && firstAppId !== undefined
        ? () => probe(gateway, { baseUrl, appId: firstAppId })
        : undefined,
    ),
  };
  return gateway;
}

/** A name that no template has: names have no capitals. */
const ABSENT_NAME = 'No-Such-Template';

function probe(gateway: TemplateGateway, place: { baseUrl: string; appId: string }): Promise<Response> {
  const below = `/${ABSENT_NAME}/status`;
  return forwardReading(new Request('http://localhost/'), { ...place, below }, {}, gateway);
}
