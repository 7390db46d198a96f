import { Hono } from 'hono';
import type { Database } from '../database/openDatabase';
import { isUnavailable } from '../database/databaseErrors';
import type { Log } from '../log/log';
import type { Bindings, ServerEnv } from '../request/bindings';
import { createRateLimiter } from '../request/rateLimiter';
import type { Settings } from '../settings/settings';
import type { PlatformCredentials } from './credentials';
import {
  internalServerError,
  methodNotAllowed,
  unknownAddress,
  withoutBody,
} from './replies/templateReplies';
import { notFound, wrongMethod } from './replies/verificationReplies';
import { ScenarioQueue } from './scenarios/scenarioQueue';
import { createTemplate } from './templates/createTemplate';
import { showTemplates } from './templates/showTemplates';
import { createTokenCheck } from './templates/tokenCheck';
import { finishVerification } from './verifications/finishVerification';
import { operatorPage } from './verifications/operatorPage';
import { createOperatorLookup } from './verifications/operators';
import { showStatus } from './verifications/showStatus';
import { startVerification } from './verifications/startVerification';

export type PlatformDependencies = {
  settings: Settings;
  credentials: PlatformCredentials;
  database: Database;
  log: Log;
  now: () => number;
};

/** The embedded platform as a function, and the scenarios that wait for it. */
export type Platform = {
  fetch: (request: Request, bindings: Bindings) => Promise<Response>;
  scenarios: ScenarioQueue;
};

/** Both interfaces as their documents describe them, and the simulated operators. */
export function createPlatform({
  settings,
  credentials,
  database,
  log,
  now,
}: PlatformDependencies): Platform {
  const scenarios = new ScenarioQueue();
  const templates = {
    checkToken: createTokenCheck(credentials.tokens),
    limit: createRateLimiter(settings.PLATFORM_RATE_LIMIT),
    scenarios,
    database,
    textLimit: settings.PLATFORM_TEXT_LIMIT,
    log,
    now,
  };
  const verifications = {
    apps: credentials.verificationApps,
    findOperator: createOperatorLookup(settings.PLATFORM_OPERATORS),
    limit: createRateLimiter(settings.PLATFORM_VERIFICATION_LIMIT),
    database,
    trustedProxies: settings.TRUSTED_PROXIES,
    log,
    now,
  };

  const app = new Hono<ServerEnv>();
  app.post('/v2/rcs/:appId/templates', (c) =>
    createTemplate(c.req.raw, c.req.param('appId'), c.env, templates),
  );
  app.get('/v2/rcs/:appId/templates', (c) =>
    showTemplates(c.req.raw, { appId: c.req.param('appId') }, templates),
  );
  app.all('/v2/rcs/:appId/templates', () => methodNotAllowed('GET, POST'));
  app.get('/v2/rcs/:appId/templates/:name', (c) => showTemplates(c.req.raw, c.req.param(), templates));
  app.all('/v2/rcs/:appId/templates/:name', () => methodNotAllowed('GET'));
  app.get('/v2/rcs/:appId/templates/:name/status', (c) =>
    showTemplates(c.req.raw, { ...c.req.param(), part: 'status' }, templates),
  );
  app.all('/v2/rcs/:appId/templates/:name/status', () => methodNotAllowed('GET'));

  app.post('/verification/v1/verifications', (c) => startVerification(c.req.raw, c.env, verifications));
  app.all('/verification/v1/verifications', () => wrongMethod('POST'));
  app.get('/verification/v1/verifications/id/:id', (c) =>
    showStatus(c.req.raw, c.req.param('id'), verifications),
  );
  app.all('/verification/v1/verifications/id/:id', () => wrongMethod('GET'));
  app.get('/verification/v1/callback', (c) => finishVerification(c.req.raw, verifications));
  app.all('/verification/v1/callback', () => wrongMethod('GET'));
  app.all('/verification/*', () => notFound('path'));

  app.get('/operator/:name', (c) =>
    operatorPage(c.req.raw, c.req.param('name'), settings.PLATFORM_OPERATORS, settings.TRUSTED_PROXIES),
  );
  app.notFound(unknownAddress);
  app.onError((error) => {
    log('platform-failure', { reason: error.message });
    return isUnavailable(error) ? withoutBody(503) : internalServerError();
  });
  return { fetch: async (request, bindings) => app.fetch(request, bindings), scenarios };
}
