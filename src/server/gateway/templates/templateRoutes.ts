import type { Context } from 'hono';
import { version } from '../../../../package.json';
import { forwarded } from '../../../schema/openapi/forwarded';
import { readConnection } from '../../../schema/openapi/ownServer';
import type { Connection } from '../../../schema/responses/connection';
import * as operations from '../../../schema/openapi/templates';
import { get, post, type Route } from '../../access/route';
import { describeSession } from '../../access/oidc/sessionRoutes';
import type { ServerEnv } from '../../request/bindings';
import { listPlatforms, type PlatformSettings, DEFAULT_PLATFORM } from '../../settings/platforms';
import { describeMedia } from '../../media/files/publicAddress';
import { originOf, gatewayError } from '../calls/gatewayError';
import { createIdempotency } from '../idempotency/createOnce';
import {
  createTemplateGateway,
  describePlatform,
  followStatuses,
  forwardReading,
  type TemplateDependencies,
  type TemplateGateway,
  type ForwardedTo,
} from './templateGateway';
import { forwardTemplate } from './forwardTemplate';

/**
 * `/api/connection`, `/api/v2/rcs/<appId>/templates` for the default platform, and
 * `/api/platforms/<name>/v2/rcs/<appId>/templates` for each.
 */
export function templateRoutes(dependencies: TemplateDependencies): {
  routes: Route[];
  gateways: readonly TemplateGateway[];
  /** Asks the platforms for statuses that people wait for. */
  followStatuses: () => Promise<void>;
} {
  const { settings, database, log, now } = dependencies;
  const createOnce = createIdempotency(database, now, log);
  const open = (platform: PlatformSettings) => createTemplateGateway(platform, createOnce, dependencies);
  const [first, ...others] = listPlatforms(settings);
  const defaultGateway = open(first);
  const otherGateways = others.map(open);
  const gateways = [defaultGateway, ...otherGateways];

  async function describeConnection(c: Context<ServerEnv>): Promise<Connection> {
    const describe = (gateway: TemplateGateway) =>
      describePlatform(gateway, settings.PLATFORM_TEXT_LIMIT, originOf(c));
    const [ofDefault, rest] = await Promise.all([
      describe(defaultGateway),
      Promise.all(otherGateways.map(describe)),
    ]);
    return {
      ...ofDefault,
      platforms: [ofDefault, ...rest],
      media: describeMedia(c.req.raw, settings),
      session: describeSession(c.env.caller ?? {}, settings),
      translates: settings.TRANSLATION_URL !== undefined,
      version,
    };
  }

  /** Does some work at the platform that the address names. */
  const at =
    (work: (c: Context<ServerEnv>, gateway: TemplateGateway, place: ForwardedTo) => Promise<Response>) =>
    async (c: Context<ServerEnv>): Promise<Response> => {
      const name = c.req.param('platform');
      const gateway = gateways.find((each) => each.name === (name ?? DEFAULT_PLATFORM));
      if (!gateway) return gatewayError(404, 'platform', 'platform: there is no platform with this name');
      const baseUrl = gateway.baseUrl ?? originOf(c);
      return work(c, gateway, { baseUrl, appId: c.req.param('appId') ?? '' });
    };
  const read = (below: (name: string) => string) =>
    at((c, gateway, place) => {
      const name = encodeURIComponent(c.req.param('name') ?? '');
      return forwardReading(c.req.raw, { ...place, below: below(name) }, c.env, gateway);
    });
  const routesBelow = (prefix: string, which: 'default' | 'named'): Route[] => {
    const path = `${prefix}/v2/rcs/:appId/templates`;
    return [
      post(
        path,
        {
          needs: 'send',
          operation: forwarded(operations.createTemplateOperation, which),
          records: 'template-sent',
        },
        at((c, gateway, place) => forwardTemplate(c.req.raw, place, c.env, gateway)),
      ),
      get(
        path,
        { needs: 'viewer', operation: forwarded(operations.listTemplatesOperation, which) },
        read(() => ''),
      ),
      get(
        `${path}/:name`,
        { needs: 'viewer', operation: forwarded(operations.readTemplate, which) },
        read((name) => `/${name}`),
      ),
      get(
        `${path}/:name/status`,
        { needs: 'viewer', operation: forwarded(operations.readTemplateStatus, which) },
        read((name) => `/${name}/status`),
      ),
    ];
  };
  const routes = [
    get('/api/connection', { needs: 'viewer', operation: readConnection }, async (c) =>
      Response.json(await describeConnection(c)),
    ),
    ...routesBelow('/api', 'default'),
    ...routesBelow('/api/platforms/:platform', 'named'),
  ];
  return {
    routes,
    gateways,
    async followStatuses() {
      for (const gateway of gateways) await followStatuses(gateway, dependencies);
    },
  };
}
