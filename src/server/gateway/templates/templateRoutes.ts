import type { Context } from 'hono';
import { route, type Route } from '../../access/route';
import { describeSession } from '../../access/sessions/describeSession';
import type { ServerEnv } from '../../request/bindings';
import { listPlatforms } from '../../settings/platforms';
import { describeMedia } from '../../media/files/publicAddress';
import { originOf, type GatewayDependencies } from '../calls/gatewayDependencies';
import { gatewayError } from '../calls/gatewayError';
import { createIdempotency } from '../idempotency/createOnce';
import { createTemplateGateway } from './createTemplateGateway';
import { describeConnection } from './describeConnection';
import { forwardReading } from './forwardReading';
import { forwardTemplate, type Place } from './forwardTemplate';
import type { TemplateGateway } from './templateGateway';

/**
 * `/api/connection`, `/api/v2/rcs/<appId>/templates` for the default platform, and
 * `/api/platforms/<name>/v2/rcs/<appId>/templates` for each.
 */
export function templateRoutes(dependencies: GatewayDependencies): Route[] {
  const { settings, database, log, now } = dependencies;
  const createOnce = createIdempotency(database, now, log);
  const gateways = listPlatforms(settings).map((platform) =>
    createTemplateGateway(platform, createOnce, dependencies),
  );

  /** Does some work at the platform that the address names. */
  const at =
    (work: (c: Context<ServerEnv>, gateway: TemplateGateway, place: Place) => Promise<Response>) =>
    async (c: Context<ServerEnv>): Promise<Response> => {
      const name = c.req.param('platform');
      const gateway = name === undefined ? gateways[0] : gateways.find((each) => each.name === name);
      if (!gateway) return gatewayError(404, 'platform', 'platform: there is no platform of this name');
      const baseUrl = gateway.baseUrl ?? originOf(c, settings);
      return work(c, gateway, { baseUrl, appId: c.req.param('appId') ?? '' });
    };
  const read = (below: (name: string) => string) =>
    at((c, gateway, place) => {
      const name = encodeURIComponent(c.req.param('name') ?? '');
      return forwardReading(c.req.raw, { ...place, below: below(name) }, c.env, gateway);
    });
  const routesBelow = (prefix: string): Route[] => {
    const path = `${prefix}/v2/rcs/:appId/templates`;
    return [
      route({
        method: 'POST',
        path,
        needs: 'sender',
        records: 'template-sent',
        handle: at((c, gateway, place) => forwardTemplate(c.req.raw, place, c.env, gateway)),
      }),
      route({ method: 'GET', path, needs: 'viewer', handle: read(() => '') }),
      route({ method: 'GET', path: `${path}/:name`, needs: 'viewer', handle: read((name) => `/${name}`) }),
      route({
        method: 'GET',
        path: `${path}/:name/status`,
        needs: 'viewer',
        handle: read((name) => `/${name}/status`),
      }),
    ];
  };
  return [
    route({
      method: 'GET',
      path: '/api/connection',
      needs: 'viewer',
      handle: async (c) =>
        Response.json({
          ...(await describeConnection(gateways, settings.PLATFORM_TEXT_LIMIT, originOf(c, settings))),
          media: describeMedia(c.req.raw, settings),
          ...(c.env.caller && { session: describeSession(c.env.caller, settings) }),
        }),
    }),
    ...routesBelow('/api'),
    ...routesBelow('/api/platforms/:platform'),
  ];
}
