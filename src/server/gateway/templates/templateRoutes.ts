import type { Context, Hono } from 'hono';
import type { ServerEnv } from '../../request/bindings';
import { listPlatforms } from '../../settings/platforms';
import { originOf, type GatewayDependencies } from '../calls/gatewayDependencies';
import { gatewayError, wrongMethod } from '../calls/gatewayError';
import { createIdempotency } from './createOnce';
import { describeConnection } from './describeConnection';
import { forwardReading } from './forwardReading';
import { forwardTemplate } from './forwardTemplate';
import { createTemplateGateway } from './createTemplateGateway';
import type { TemplateGateway } from './templateGateway';

type Call = Context<ServerEnv>;

/** The addresses below which a platform's own path follows: the default platform's, and those of the named ones. */
const prefixes = ['/api', '/api/platforms/:platform'] as const;

/**
 * Adds `/api/connection`, `/api/v2/rcs/<appId>/templates` for the default platform, and
 * `/api/platforms/<name>/v2/rcs/<appId>/templates` for each.
 */
export function addTemplateRoutes(app: Hono<ServerEnv>, dependencies: GatewayDependencies): void {
  const { settings, database, log, now } = dependencies;
  const createOnce = createIdempotency(database, now, log);
  const gateways = listPlatforms(settings).map((platform) =>
    createTemplateGateway(platform, createOnce, dependencies),
  );
  app.get('/api/connection', async (c) =>
    Response.json(await describeConnection(gateways, settings.PLATFORM_TEXT_LIMIT, originOf(c, settings))),
  );
  app.all('/api/connection', () => wrongMethod('GET'));

  function withGateway(c: Call, work: (gateway: TemplateGateway, baseUrl: string) => Promise<Response>) {
    const name = c.req.param('platform');
    const gateway = name === undefined ? gateways[0] : gateways.find((each) => each.name === name);
    return gateway
      ? work(gateway, gateway.baseUrl ?? originOf(c, settings))
      : gatewayError(404, 'platform', 'platform: there is no platform of this name');
  }
  const create = (c: Call) =>
    withGateway(c, (gateway, baseUrl) =>
      forwardTemplate(c.req.raw, { baseUrl, appId: c.req.param('appId') ?? '' }, c.env, gateway),
    );
  const read = (below: (c: Call) => string) => (c: Call) =>
    withGateway(c, (gateway, baseUrl) =>
      forwardReading(
        c.req.raw,
        { baseUrl, appId: c.req.param('appId') ?? '', below: below(c) },
        c.env,
        gateway,
      ),
    );
  const nameIn = (c: Call) => `/${encodeURIComponent(c.req.param('name') ?? '')}`;
  for (const prefix of prefixes) {
    const templates = `${prefix}/v2/rcs/:appId/templates`;
    app.post(templates, create);
    app.get(
      templates,
      read(() => ''),
    );
    app.all(templates, () => wrongMethod('GET, POST'));
    app.get(`${templates}/:name`, read(nameIn));
    app.all(`${templates}/:name`, () => wrongMethod('GET'));
    app.get(
      `${templates}/:name/status`,
      read((c) => `${nameIn(c)}/status`),
    );
    app.all(`${templates}/:name/status`, () => wrongMethod('GET'));
  }
}
