import type { DocumentedRoute } from '../../schema/openapi/openApi';
import * as ofTemplates from '../../schema/openapi/templates';
import * as ofVerifications from '../../schema/openapi/verifications';
import { admitEveryone } from '../access/guard';
import { documentedRoutes, get, open, post } from '../access/route';
import { createRouteTable, type RouteTable } from '../access/routeTable';
import { isUnavailable } from '../database/databaseErrors';
import { createRateLimiter } from '../request/rateLimiter';
import type { ServerDependencies } from './credentials/credentials';
import {
  internalServerError,
  methodNotAllowed,
  unknownAddress,
  platformAway,
} from './replies/templateReplies';
import { notFound, wrongVerificationMethod } from './replies/verificationReplies';
import { ScenarioQueue } from './scenarios/scenarioQueue';
import { createAdmission } from './templates/admission';
import { createTemplate } from './templates/createTemplate';
import { showTemplates } from './templates/showTemplates';
import { finishVerification, showStatus } from './verifications/showStatus';
import { operatorPage, createOperatorLookup } from './verifications/operatorPage';
import { startVerification } from './verifications/startVerification';

/** The scenarios that wait for the next creations, and for the next starts of verifications. */
type Scenarios = { templates: ScenarioQueue; verifications: ScenarioQueue };

/** The embedded platform as a function, and the scenarios that wait for it. */
export type Platform = RouteTable & { documented: DocumentedRoute[]; scenarios: Scenarios };

/** Both interfaces as their documents describe them, and the simulated operators. */
export function createPlatform(dependencies: ServerDependencies): Platform {
  const { settings, credentials, log, watch } = dependencies;
  const scenarios: Scenarios = { templates: new ScenarioQueue(), verifications: new ScenarioQueue() };
  const templates = {
    ...dependencies,
    admit: createAdmission(credentials.tokens, createRateLimiter(settings.PLATFORM_RATE_LIMIT)),
    scenarios: scenarios.templates,
  };
  const verifications = {
    ...dependencies,
    findOperator: createOperatorLookup(settings.PLATFORM_OPERATORS),
    limit: createRateLimiter(settings.PLATFORM_VERIFICATION_LIMIT),
    scenarios: scenarios.verifications,
  };

  // The callers show credentials of the platform itself.
  const needs = 'anyone';
  const routes = [
    post('/v2/rcs/:appId/templates', { needs, operation: ofTemplates.createTemplateOperation }, (c) =>
      createTemplate(c.req.raw, c.req.param('appId'), c.env, templates),
    ),
    get('/v2/rcs/:appId/templates', { needs, operation: ofTemplates.listTemplatesOperation }, (c) =>
      showTemplates(c.req.raw, { appId: c.req.param('appId') }, c.env, templates),
    ),
    get('/v2/rcs/:appId/templates/:name', { needs, operation: ofTemplates.readTemplate }, (c) =>
      showTemplates(c.req.raw, c.req.param(), c.env, templates),
    ),
    get('/v2/rcs/:appId/templates/:name/status', { needs, operation: ofTemplates.readTemplateStatus }, (c) =>
      showTemplates(c.req.raw, { ...c.req.param(), part: 'status' }, c.env, templates),
    ),
    post(
      '/verification/v1/verifications',
      { needs, operation: ofVerifications.startVerificationOperation },
      (c) => startVerification(c.req.raw, c.env, verifications),
    ),
    get(
      '/verification/v1/verifications/id/:id',
      { needs, operation: ofVerifications.readVerificationStatus },
      (c) => showStatus(c.req.raw, { by: 'id', value: c.req.param('id') }, verifications),
    ),
    get(
      '/verification/v1/verifications/seamless/number/:endpoint',
      { needs, operation: ofVerifications.readVerificationStatusByNumber },
      (c) => showStatus(c.req.raw, { by: 'number', value: c.req.param('endpoint') }, verifications),
    ),
    get(
      '/verification/v1/verifications/reference/:reference',
      { needs, operation: ofVerifications.readVerificationStatusByReference },
      (c) => showStatus(c.req.raw, { by: 'reference', value: c.req.param('reference') }, verifications),
    ),
    get('/verification/v1/callback', open, (c) => finishVerification(c.req.raw, verifications)),
    get('/operator/:name', open, (c) => operatorPage(c.req.raw, c.req.param('name'), dependencies)),
  ];
  const table = createRouteTable(routes, {
    guard: admitEveryone,
    wrongMethod: (allow, path) =>
      path.startsWith('/verification/') ? wrongVerificationMethod(allow) : methodNotAllowed(allow),
    notFound: (request) =>
      new URL(request.url).pathname.startsWith('/verification/') ? notFound('path') : unknownAddress(),
    onError(error) {
      if (isUnavailable(error)) {
        watch.failed(error);
        return platformAway();
      }
      log('platform-failure', { reason: error.message });
      return internalServerError();
    },
  });
  return { ...table, documented: documentedRoutes(routes), scenarios };
}
