import { Hono } from 'hono';
import { isSameOrigin } from '../guards/isSameOrigin';
import type { Bindings, ServerEnv } from '../request/bindings';
import { hasEmbeddedPlatform } from '../settings/platforms';
import { originOf, type GatewayDependencies } from './calls/gatewayDependencies';
import { gatewayError } from './calls/gatewayError';
import { addPlatformRoutes } from './controls/platformRoutes';
import { addScenarioRoute } from './controls/scenarioRoute';
import { addTemplateRoutes } from './templates/templateRoutes';
import { addVerificationRoutes } from './verifications/verificationRoutes';

/**
 * Everything under `/api`: forwards the page's calls with the credentials of this server.
 *
 * @throws {SettingsError} if settings do not fit the embedded platform's credentials
 */
export function createGateway(dependencies: GatewayDependencies) {
  const { settings, log } = dependencies;
  const app = new Hono<ServerEnv>();
  app.use(async (c, next) => {
    if (isSameOrigin(c.req.raw.headers, originOf(c, settings))) return next();
    return gatewayError(
      403,
      'origin',
      'Origin: only the page of this server and programs may call this address',
    );
  });
  addTemplateRoutes(app, dependencies);
  addVerificationRoutes(app, dependencies);
  if (hasEmbeddedPlatform(settings)) {
    addScenarioRoute(app, dependencies.platform.scenarios);
    addPlatformRoutes(app, dependencies.database);
  }
  app.notFound(() => gatewayError(404, 'not_found', 'There is nothing at this address.'));
  app.onError((error) => {
    log('gateway-failure', { reason: error.message });
    return gatewayError(500, 'failure', 'Something went wrong.');
  });
  return { fetch: async (request: Request, bindings: Bindings) => app.fetch(request, bindings) };
}
