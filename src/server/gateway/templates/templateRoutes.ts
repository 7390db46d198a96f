import type { Context } from 'hono';
import { route, type Route } from '../../access/route';
import type { ServerEnv } from '../../request/bindings';
import { createAuthorizer } from '../credentials/authorizer';
import { callEmbedded, callRemote } from '../calls/callPlatform';
import { forwardReading } from './forwardReading';
import { forwardTemplate, type Place, type TemplateGateway } from './forwardTemplate';
import { originOf, type GatewayDependencies } from '../calls/gatewayDependencies';
import { createIdempotency } from './createOnce';
import { alwaysReadable, createReadability } from './readability';
import { findTemplateAppIds } from '../credentials/usableApps';

/** `/api/connection` and `/api/v2/rcs/<appId>/templates`. */
export function templateRoutes({
  settings,
  credentials,
  platform,
  database,
  log,
  now,
}: GatewayDependencies): Route[] {
  const { RCS_BASE_URL, PLATFORM_TEXT_LIMIT } = settings;
  const appIds = findTemplateAppIds(settings, credentials);
  const authorizer = createAuthorizer(settings, credentials, log, now);
  const call = RCS_BASE_URL === undefined ? callEmbedded(platform) : callRemote;
  const [firstAppId] = appIds;
  const gateway: TemplateGateway = {
    appIds,
    authorizer,
    call,
    createOnce: createIdempotency(database, now, log),
    readability:
      RCS_BASE_URL === undefined
        ? alwaysReadable
        : createReadability(
            authorizer.credentials === 'server' && firstAppId !== undefined
              ? () => probe(gateway, { baseUrl: RCS_BASE_URL, appId: firstAppId })
              : undefined,
          ),
  };
  const baseUrlOf = (c: Context<ServerEnv>) => RCS_BASE_URL ?? originOf(c, settings);

  const read = (c: Context<ServerEnv>, appId: string, below: string) =>
    forwardReading(c.req.raw, { baseUrl: baseUrlOf(c), appId, below }, c.env, gateway);
  return [
    route({
      method: 'GET',
      path: '/api/connection',
      needs: 'viewer',
      handle: async (c) =>
        Response.json({
          platform: RCS_BASE_URL === undefined ? 'embedded' : 'remote',
          baseUrl: baseUrlOf(c),
          appIds: gateway.appIds,
          textLimit: PLATFORM_TEXT_LIMIT,
          credentials: gateway.authorizer.credentials,
          readable: await gateway.readability.find(),
        }),
    }),
    route({
      method: 'POST',
      path: '/api/v2/rcs/:appId/templates',
      needs: 'sender',
      records: 'template-sent',
      handle: (c) =>
        forwardTemplate(c.req.raw, { baseUrl: baseUrlOf(c), appId: c.req.param('appId') }, c.env, gateway),
    }),
    route({
      method: 'GET',
      path: '/api/v2/rcs/:appId/templates',
      needs: 'viewer',
      handle: (c) => read(c, c.req.param('appId'), ''),
    }),
    route({
      method: 'GET',
      path: '/api/v2/rcs/:appId/templates/:name',
      needs: 'viewer',
      handle: (c) => read(c, c.req.param('appId'), `/${encodeURIComponent(c.req.param('name'))}`),
    }),
    route({
      method: 'GET',
      path: '/api/v2/rcs/:appId/templates/:name/status',
      needs: 'viewer',
      handle: (c) => read(c, c.req.param('appId'), `/${encodeURIComponent(c.req.param('name'))}/status`),
    }),
  ];
}

/** A name that no template has: names have no capitals. */
const ABSENT_NAME = 'No-Such-Template';

function probe(gateway: TemplateGateway, place: Place): Promise<Response> {
  const below = `/${ABSENT_NAME}/status`;
  return forwardReading(new Request('http://localhost/'), { ...place, below }, {}, gateway);
}
