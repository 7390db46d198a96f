import type { Context, Hono } from 'hono';
import type { ServerEnv } from '../request/bindings';
import { createAuthorizer } from './authorizer';
import { callEmbedded, callRemote } from './callPlatform';
import { forwardTemplate } from './forwardTemplate';
import { originOf, type GatewayDependencies } from './gatewayDependencies';
import { wrongMethod } from './gatewayError';
import { createIdempotency } from './createOnce';
import { findTemplateAppIds } from './usableApps';

/** Adds `/api/connection` and `/api/v2/rcs/<appId>/templates`. */
export function addTemplateRoutes(
  app: Hono<ServerEnv>,
  { settings, credentials, platform, database, log, now }: GatewayDependencies,
): void {
  const { RCS_BASE_URL, PLATFORM_TEXT_LIMIT } = settings;
  const gateway = {
    appIds: findTemplateAppIds(settings, credentials),
    authorizer: createAuthorizer(settings, credentials, log, now),
    call: RCS_BASE_URL === undefined ? callEmbedded(platform) : callRemote,
    createOnce: createIdempotency(database, now),
  };
  const baseUrlOf = (c: Context<ServerEnv>) => RCS_BASE_URL ?? originOf(c, settings);

  app.get('/api/connection', (c) =>
    Response.json({
      platform: RCS_BASE_URL === undefined ? 'embedded' : 'remote',
      baseUrl: baseUrlOf(c),
      appIds: gateway.appIds,
      textLimit: PLATFORM_TEXT_LIMIT,
      credentials: gateway.authorizer.credentials,
    }),
  );
  app.all('/api/connection', () => wrongMethod('GET'));
  app.post('/api/v2/rcs/:appId/templates', (c) =>
    forwardTemplate(c.req.raw, { baseUrl: baseUrlOf(c), appId: c.req.param('appId') }, c.env, gateway),
  );
  app.all('/api/v2/rcs/:appId/templates', () => wrongMethod('POST'));
}
