import type { DocumentedRoute } from '../../schema/openapi/openApi';
import { documentedRoutes } from '../access/route';
import type { Notices } from '../notices/createNotices';
import type { Reviews } from '../reviews/createReviews';
import type { Spaces } from '../spaces/createSpaces';
import { createRouteTable, type Access, type RouteTable } from '../access/routeTable';
import type { BatchStore } from '../batches/batchStore';
import { createBatches, type Batches } from '../batches/createBatches';
import { isUnavailable } from '../database/databaseErrors';
import { isSameOrigin, ownOrigin } from '../guards/addresses';
import { hasEmbeddedPlatform } from '../settings/platforms';
import { databaseAway, gatewayError, wrongMethod } from './calls/gatewayError';
import type { GatewayDependencies } from './calls/callPlatform';
import { platformRoutes, templateScenarioRoutes, verificationScenarioRoutes } from './controls/controlRoutes';
import { templateRoutes } from './templates/templateRoutes';
import { translationRoutes } from './translations/translationRoutes';
import { verificationRoutes } from './verifications/verificationRoutes';

/**
 * Everything under `/api`: forwards the page's calls with the credentials of this server.
 *
 * @throws {SettingsError} if settings do not fit the embedded platform's credentials
 */
export function createGateway(
  dependencies: GatewayDependencies & {
    spaces: Spaces;
    reviews: Reviews;
    notices: Notices;
    batches: BatchStore;
  },
  access: Access,
): RouteTable & {
  documented: DocumentedRoute[];
  batches: Batches;
  followStatuses: () => Promise<void>;
} {
  const { settings, database, platform, media, spaces, reviews, notices, log, watch } = dependencies;
  const templates = templateRoutes(dependencies);
  const onFailure = {
    wrongMethod,
    notFound: () => gatewayError(404, 'not_found', 'There is nothing at this address.'),
    onError(error: Error) {
      if (isUnavailable(error)) {
        watch.failed(error);
        return databaseAway();
      }
      log('gateway-failure', { reason: error.message });
      return gatewayError(500, 'failure', 'Something went wrong.');
    },
  };
  const batches = createBatches({
    ...dependencies,
    store: dependencies.batches,
    gateways: templates.gateways,
    templateRoutes: templates.routes,
    record: access.record,
    announce: notices.announce,
    onFailure,
  });
  const always = [
    ...templates.routes,
    ...verificationRoutes(dependencies),
    ...translationRoutes(dependencies),
    ...media.apiRoutes,
    ...spaces.apiRoutes,
    ...reviews.apiRoutes,
    ...batches.apiRoutes,
    ...notices.apiRoutes,
    ...access.apiRoutes,
  ];
  const templateControls = [
    ...templateScenarioRoutes(platform.scenarios.templates),
    ...platformRoutes(database, settings),
  ];
  const verificationControls = verificationScenarioRoutes(platform.scenarios.verifications);
  const routes = [
    ...always,
    ...(hasEmbeddedPlatform(settings) ? templateControls : []),
    ...(settings.VERIFICATION_BASE_URL === undefined ? verificationControls : []),
  ];
  const table = createRouteTable(routes, {
    guard: access.guard,
    record: access.record,
    refuse: (request) => (isSameOrigin(request.headers, ownOrigin(request)) ? undefined : wrongOrigin()),
    ...onFailure,
  });
  // The document is the same for every setting.
  const documented = documentedRoutes([...always, ...templateControls, ...verificationControls]);
  return { ...table, documented, batches, followStatuses: templates.followStatuses };
}

const wrongOrigin = () =>
  gatewayError(403, 'origin', 'Origin: pages of other sites cannot call this address');
